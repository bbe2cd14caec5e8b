import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { ProblemError } from '@traslado/contract/client';
import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { callApi } from '../../data/client.ts';
import { staffKey } from '../session/staff-session.ts';
import { whileSignedIn } from '../session/while-signed-in.ts';
import { writeRow } from '../session/write-outcome.ts';

export type AddedStay = CallAnswer<'addStay'>;
export type StaysViewer = CallAnswer<'searchAddedStays'>['viewer'];

export const PAGE_SIZE = 25;
export const staysKey = [...staffKey, 'added-stays'] as const;

/** Stays that were added by hand. The search travels in a body. */
export function useAddedStays({ search, page }: { search: string; page: number }) {
  return useQuery({
    queryKey: [...staysKey, search, page],
    queryFn: ({ signal }) =>
      whileSignedIn(() =>
        callApi('searchAddedStays', { body: { search, page, page_size: PAGE_SIZE } }, { signal }),
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** True for a refusal because the group's own system keeps stays. */
export const isKeptElsewhere = (error: unknown): boolean =>
  error instanceof ProblemError && error.problem.code === 'stay.kept_elsewhere';

/** Adds and removes stays. The list is read again. */
export function useStayWrites() {
  const queries = useQueryClient();
  const write = async <T extends object>(call: () => Promise<T>) => {
    const outcome = await writeRow('stay', call);
    void queries.invalidateQueries({ queryKey: staysKey });
    return outcome;
  };
  return {
    add: (body: CallRequest<'addStay'>['body']) => write(() => callApi('addStay', { body })),
    remove: ({ id }: AddedStay) => write(() => callApi('removeAddedStay', { params: { id: String(id) } })),
  };
}
