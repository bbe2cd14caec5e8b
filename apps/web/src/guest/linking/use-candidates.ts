import { queryOptions, useQuery } from '@tanstack/react-query';
import type { CallAnswer } from '@traslado/contract/schemas';
import { callApi } from '../../data/client.ts';
import { queryClient } from '../../data/query-client.ts';

/** A stay that the server found to belong with the guest's own, with its permission to ride along now. */
export type Candidate = CallAnswer<'listConsecutiveStays'>[number];

/** The guest's own stay and the group that others would join. */
export type LinkBase = {
  readonly hotel: string;
  readonly folio: string;
  /** 0: none yet. */
  readonly groupId: number;
  /** The booking whose stays are being changed; left out while one is being made. */
  readonly couponId?: string;
};

/** Reasons worth showing for a stay that the guest did not ask for; the others would only be noise. */
const TOLD = new Set([
  'link.already_has_transportation',
  'link.no_transportation_included',
  'link.included_does_not_match',
]);

function candidateQueries(base: LinkBase) {
  const { hotel, folio, groupId, couponId } = base;
  const ofStay = { resort: hotel, reservation: folio, ...(couponId && { coupon_id: couponId }) };
  const related = queryOptions({
    queryKey: ['candidates', 'related', base],
    queryFn: ({ signal }) =>
      callApi('listRelatedStays', { body: { data: { ...ofStay, receptive_group_id: groupId } } }, { signal }),
  });
  const consecutive = queryOptions({
    queryKey: ['candidates', 'consecutive', base],
    queryFn: ({ signal }) =>
      callApi(
        'listConsecutiveStays',
        { query: { ...ofStay, receptive_group_id: String(groupId) } },
        { signal },
      ),
  });
  return { related, consecutive };
}

/** Asks for them ahead of the page that shows them. */
export async function fetchCandidates(base: LinkBase): Promise<void> {
  const { related, consecutive } = candidateQueries(base);
  await Promise.all([queryClient.prefetchQuery(related), queryClient.prefetchQuery(consecutive)]);
}

/** True when they are here already. */
export function hasCandidates(base: LinkBase): boolean {
  const { related, consecutive } = candidateQueries(base);
  return [related, consecutive].every(({ queryKey }) => queryClient.getQueryData(queryKey) !== undefined);
}

/** The server's offers for riding along, rooms of the same dates first, and the stays that it has a reason against. */
export function useCandidates(base: LinkBase): {
  readonly offered: readonly Candidate[];
  readonly refused: readonly Candidate[];
  /** The guest can still type the number. */
  readonly isError: boolean;
  readonly retry: () => void;
} {
  const wanted = candidateQueries(base);
  const related = useQuery(wanted.related);
  const consecutive = useQuery(wanted.consecutive);
  // Two single ones: a hook for a list of queries would be carried by the home page too.
  const queries = [related, consecutive];
  const found = queries.flatMap((query) => query.data ?? []);
  return {
    offered: found.filter(({ link }) => link.canLink),
    refused: found.filter(({ link }) => link.refusal !== null && TOLD.has(link.refusal.code)),
    isError: queries.some((query) => query.isError),
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
}
