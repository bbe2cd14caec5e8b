import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { ProblemError } from '@traslado/contract/client';
import type { CallAnswer } from '@traslado/contract/schemas';
import type { BrokenPrices } from '@traslado/contract/schemas/price-expectations';
import { callApi } from '../../data/client.ts';
import { setAddress, setsKey } from '../catalogues/use-keep.ts';
import { rememberLabels } from '../catalogues/use-labels.ts';
import { brokenPricesOf } from '../session/broken-prices-of.ts';
import { staffKey } from '../session/staff-session.ts';
import { isAboutPrices, whileAskingPrices } from '../session/unusual-prices.ts';
import { whileSignedIn } from '../session/while-signed-in.ts';
import { onVersion } from '../session/write-outcome.ts';

export type OneSet = CallAnswer<'getChangeSet'>;
export type SetFacts = OneSet['change_set'];
export type SetRow = CallAnswer<'listChangeSetRows'>['rows'][number];
export const PAGE_SIZE = 25;

export const keptRowAddress = (set: number, row: number): string => `${setAddress(set)}/rows/${row}`;

export const STATES = [
  'open',
  'draft',
  'ready',
  'scheduled',
  'failed',
  'published',
  'withdrawn',
  'all',
] as const;
export type AskedState = (typeof STATES)[number];

/** A page of the sets of a question. Those of the last question stand until they are here. */
export function useSets(asked: {
  readonly state: AskedState;
  readonly search: string;
  readonly page: number;
}) {
  return useQuery({
    queryKey: [...setsKey, 'list', asked],
    queryFn: ({ signal }) =>
      whileSignedIn(() =>
        callApi(
          'listChangeSets',
          { query: { ...asked, page: String(asked.page), page_size: String(PAGE_SIZE) } },
          { signal },
        ),
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useSet(id: number) {
  return useQuery({
    queryKey: [...setsKey, 'one', id],
    queryFn: () => whileSignedIn(() => callApi('getChangeSet', { params: { id: String(id) } })),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

type AskedRows = { readonly catalogue: string; readonly only: 'all' | 'stale'; readonly page: number };

export function useSetRows(id: number, asked: AskedRows) {
  const queries = useQueryClient();
  return useQuery({
    queryKey: [...setsKey, 'rows', id, asked],
    queryFn: async ({ signal }) => {
      const query = { ...asked, page: String(asked.page), page_size: String(PAGE_SIZE) };
      const answer = await whileSignedIn(() =>
        callApi('listChangeSetRows', { params: { id: String(id) }, query }, { signal }),
      );
      rememberLabels(queries, asked.catalogue, answer.labels);
      return answer;
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/**
 * The outcome of publishing a set now, asked anew for each version of it, but not right after publishing. That of the version before stands until it is here:
 * the rows below would jump twice.
 */
export function useSetCheck({ id, version }: Pick<SetFacts, 'id' | 'version'>, isAsked: boolean) {
  return useQuery({
    queryKey: [...staffKey, 'change-set-check', id, version],
    queryFn: () => whileSignedIn(() => callApi('checkChangeSet', { params: { id: String(id) } })),
    enabled: isAsked,
    placeholderData: (before, asked) => (asked?.queryKey[2] === id ? before : undefined),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

/** A row as a set has it, to be edited. */
export function useSetRow(id: number, row: number) {
  const queries = useQueryClient();
  return useQuery({
    queryKey: [...setsKey, 'row', id, row],
    queryFn: async () => {
      const params = { id: String(id), row: String(row) };
      const answer = await whileSignedIn(() => callApi('getChangeSetRow', { params }));
      rememberLabels(queries, answer.catalogue, answer.labels);
      return answer;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** A row that keeps a set from being published. */
export type Hindrance = {
  readonly catalogue: string;
  readonly title: string;
  readonly message: string | null;
};

/** The reason of a failure: a code, a sentence, and the obstructing rows. */
export type Refusal = {
  readonly code: string;
  readonly field: string | null;
  readonly why: string;
  readonly rows: readonly Hindrance[];
  readonly total: number;
  /** Expected prices that it would break. */
  readonly prices: BrokenPrices | null;
};

function refusalOf(error: unknown): Refusal {
  const none = { code: '', field: null, why: '', rows: [], total: 0, prices: null };
  if (!(error instanceof ProblemError)) return none;
  const { code, detail, expected, field } = error.problem;
  const rows: unknown = isAboutPrices(code) ? null : expected?.rows;
  return {
    code,
    field: field ?? null,
    why: detail,
    rows: Array.isArray(rows) ? rows : [],
    total: Array.isArray(rows) ? Number(expected?.total ?? 0) : 0,
    prices: brokenPricesOf(error),
  };
}

/** Actions on a set. Each answers null, or the reason; everything of it is read again. */
export function useSetDeeds(set: Pick<SetFacts, 'id' | 'version'>) {
  const queries = useQueryClient();
  const params = { id: String(set.id) };
  const seen = onVersion(set);
  const run = async (call: () => Promise<unknown>): Promise<Refusal | null> => {
    try {
      await whileSignedIn(call);
      return null;
    } catch (error) {
      return refusalOf(error);
    } finally {
      await queries.invalidateQueries({ queryKey: setsKey });
    }
  };
  const ofRow = (row: number) => ({ id: params.id, row: String(row) });
  return {
    move: (to: 'draft' | 'ready' | 'withdrawn') =>
      run(() => callApi('moveChangeSet', { params, body: { to } }, seen)),
    rename: (body: { name: string; note: string }) =>
      run(() => callApi('updateChangeSet', { params, body }, seen)),
    approve: () => run(() => callApi('approveChangeSet', { params }, seen)),
    publish: () =>
      run(() => whileAskingPrices((body) => callApi('publishChangeSet', { params, body }, seen))),
    drop: (row: number) => run(() => callApi('deleteChangeSetRow', { params: ofRow(row) })),
    resolve: (row: number, keep: 'mine' | 'theirs', version: number | null) =>
      run(() => callApi('resolveChangeSetRow', { params: ofRow(row), body: { keep, version } })),
    /** @returns true when the clock shows that time twice, or the reason of a failure */
    schedule: async (body: { date: string; time: string; property_id: number }) => {
      let isRepeated = false;
      const refusal = await run(async () => {
        const { is_repeated } = await whileAskingPrices((answer) =>
          callApi('scheduleChangeSet', { params, body: { ...body, ...answer } }, seen),
        );
        isRepeated = is_repeated;
      });
      return refusal ?? { isRepeated };
    },
    undo: async (batch: number): Promise<Refusal | null> => {
      let isUndone = false;
      const refusal = await run(async () => {
        const answer = await whileAskingPrices((body) =>
          callApi('undoCatalogues', { params: { id: String(batch) }, body }),
        );
        isUndone = answer.applied;
      });
      return refusal ?? (isUndone ? null : { ...refusalOf(null), code: 'batch.changed_since' });
    },
  };
}
