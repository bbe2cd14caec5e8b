import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { callApi } from '../../data/client.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { staffKey } from '../session/staff-session.ts';
import { whileSignedIn } from '../session/while-signed-in.ts';
import { refusalTextOf } from '../session/write-outcome.ts';

export type GuestMessage = CallAnswer<'getGuestMessage'>;
export type MessageRow = CallAnswer<'searchGuestMessages'>['rows'][number];
export type AskedState = 'waiting' | 'over';
export type Answer = CallRequest<'answerGuestMessage'>['body'];

const messagesKey = [...staffKey, 'guest-messages'] as const;

export const PAGE_SIZE = 25;

/** New messages come while the page stands open. */
const AGAIN_MS = 60_000;

/** An answer about people is forgotten soon after it leaves the screen. */
const asked = { staleTime: 0, gcTime: 60_000, retry: false, networkMode: 'always' } as const;

export const messageAddress = (id: number): string => `/admin/messages/${id}`;

/** Messages that wait, or those that are over. The search travels in a body. */
export function useMessages(state: AskedState, search: string, page: number) {
  return useQuery({
    queryKey: [...messagesKey, 'list', state, search, page],
    queryFn: ({ signal }) =>
      whileSignedIn(() =>
        callApi('searchGuestMessages', { body: { state, search, page, page_size: PAGE_SIZE } }, { signal }),
      ),
    placeholderData: keepPreviousData,
    refetchInterval: AGAIN_MS,
    refetchOnWindowFocus: true,
    ...asked,
  });
}

/** One message, with its answer. */
export function useMessage(id: number) {
  const language = useLocale();
  return useQuery({
    queryKey: [...messagesKey, 'one', id, language],
    queryFn: ({ signal }) =>
      whileSignedIn(() => callApi('getGuestMessage', { params: { id: String(id) } }, { signal })),
    ...asked,
    refetchOnWindowFocus: true,
  });
}

export function useAnswerTimes() {
  return useQuery({
    queryKey: [...messagesKey, 'times'],
    queryFn: () => whileSignedIn(() => callApi('getAnswerTimes', {})),
    staleTime: 0,
  });
}

/** Actions on messages. Each answers null on success, else the reason; then all lists of messages are read again. */
export function useMessageDeeds() {
  const queries = useQueryClient();
  const decide = async (call: () => Promise<unknown>): Promise<string | null> => {
    const refusal = await refusalTextOf(call);
    await queries.invalidateQueries({ queryKey: messagesKey });
    void queries.invalidateQueries({ queryKey: [...staffKey, 'queues'] });
    return refusal;
  };
  const of = (id: number) => ({ params: { id: String(id) } });
  return {
    link: (id: number, booking: number | null) =>
      decide(() => callApi('linkGuestMessage', { ...of(id), body: { booking } })),
    answer: (id: number, body: Answer) => decide(() => callApi('answerGuestMessage', { ...of(id), body })),
    close: (id: number, note: string) =>
      decide(() => callApi('closeGuestMessage', { ...of(id), body: { note } })),
    reopen: (id: number) => decide(() => callApi('reopenGuestMessage', of(id))),
    setTimes: (usual: number, nearRide: number) =>
      decide(() => callApi('setAnswerTimes', { body: { usual, near_ride: nearRide } })),
  };
}
