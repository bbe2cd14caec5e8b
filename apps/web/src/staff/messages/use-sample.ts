import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { ProblemError } from '@traslado/contract/client';
import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { callApi } from '../../data/client.ts';
import { staffKey } from '../session/staff-session.ts';
import { whileSignedIn } from '../session/while-signed-in.ts';

export type SampledMessage = CallAnswer<'sampleMessage'>;

type Asked = Pick<CallRequest<'sendTestMessage'>['body'], 'kind' | 'language'>;

/** A message about a booking, or about the example where none is named. The last one stands until it is here. */
export function useSample(asked: Asked | null, booking: string) {
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: [...staffKey, 'message-sample', asked?.kind, asked?.language, booking],
    queryFn: asked
      ? ({ signal }) =>
          whileSignedIn(() =>
            callApi('sampleMessage', { query: { ...asked, ...(booking && { booking }) } }, { signal }),
          )
      : skipToken,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return {
    sample: data,
    isOld: isPlaceholderData,
    why: error instanceof ProblemError ? error.problem.detail : error ? '' : null,
    retry: () => void refetch(),
  };
}

type Sent = { readonly to: string } | { readonly why: string };

/** Has a message mailed to the asking person; `why` is the reason of a failure, '' without an answer. */
export async function sendTest(body: CallRequest<'sendTestMessage'>['body']): Promise<Sent> {
  try {
    const { sent_to } = await whileSignedIn(() => callApi('sendTestMessage', { body }));
    return { to: sent_to };
  } catch (error) {
    return {
      why: error instanceof ProblemError ? (error.problem.errors?.[0]?.detail ?? error.problem.detail) : '',
    };
  }
}
