import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { ProblemError } from '@traslado/contract/client';
import type { CallAnswer } from '@traslado/contract/schemas';
import type { RegionForm } from '@traslado/domain/forms/region-form';
import { callApi, downloadApi } from '../../data/client.ts';
import { saveFile } from '../../data/save-file.ts';
import { staffKey } from '../session/staff-session.ts';
import { whileSignedIn } from '../session/while-signed-in.ts';
import type { RegionsQuery } from './regions-shape.ts';

export type Region = CallAnswer<'createRegion'>;
export type RegionChange = CallAnswer<'listRegionHistory'>['entries'][number];

const regionsKey = [...staffKey, 'regions'] as const;

export const PAGE_SIZE = 25;

/** The regions that are asked for. Those of the question before stand until they are here. */
export function useRegions(query: RegionsQuery) {
  return useQuery({
    queryKey: [...regionsKey, 'list', query],
    queryFn: ({ signal }) =>
      whileSignedIn(() =>
        callApi(
          'listRegions',
          { query: { ...query, page: String(query.page), page_size: String(PAGE_SIZE) } },
          { signal },
        ),
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

/** One region, as it was when the page was opened: what somebody else saves meanwhile must not change what is being typed. */
export function useRegion(id: number) {
  return useQuery({
    queryKey: [...regionsKey, 'one', id],
    queryFn: () => whileSignedIn(() => callApi('getRegion', { params: { id: String(id) } })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export function useRegionHistory(id: number) {
  return useQuery({
    queryKey: [...regionsKey, 'history', id],
    queryFn: () => whileSignedIn(() => callApi('listRegionHistory', { params: { id: String(id) } })),
    staleTime: 0,
  });
}

export const isNotFound = (error: unknown): boolean =>
  error instanceof ProblemError && error.problem.code === 'region.not_found';

export type SaveOutcome =
  | { kind: 'saved'; region: Region }
  | { kind: 'stale'; newer: Region }
  | { kind: 'gone' }
  | { kind: 'wrong'; issues: readonly { field: string; code: string }[] }
  | { kind: 'failed' };

/** What became of a write that was refused. */
function outcomeOf(error: unknown): SaveOutcome {
  if (!(error instanceof ProblemError)) return { kind: 'failed' };
  const { code, expected, errors, field } = error.problem;
  if (code === 'region.stale' && expected) return { kind: 'stale', newer: expected.region as Region };
  if (code === 'region.not_found') return { kind: 'gone' };
  if (errors) return { kind: 'wrong', issues: errors };
  return field ? { kind: 'wrong', issues: [{ field, code }] } : { kind: 'failed' };
}

const bodyOf = ({ name, allow_tags, deny_tags, active }: RegionForm) => ({
  name,
  allow_tags: [...allow_tags],
  deny_tags: [...deny_tags],
  active,
});

/** Writes to regions. Lists and histories are read again; the row's own page shows what the server answered. */
export function useRegionWrites() {
  const queries = useQueryClient();
  const write = async (call: () => Promise<Region>): Promise<SaveOutcome> => {
    try {
      const region = await whileSignedIn(call);
      // Read again it would come too late for who opens the row at once: its version is the one of before.
      queries.setQueryData<CallAnswer<'getRegion'>>(
        [...regionsKey, 'one', region.id],
        (known) => known && { ...known, region },
      );
      void queries.invalidateQueries({ queryKey: [...regionsKey, 'list'] });
      void queries.invalidateQueries({ queryKey: [...regionsKey, 'history'] });
      return { kind: 'saved', region };
    } catch (error) {
      return outcomeOf(error);
    }
  };
  return {
    create: (form: RegionForm) => write(() => callApi('createRegion', { body: bodyOf(form) })),
    update: (id: number, version: number, form: RegionForm) =>
      write(() =>
        callApi(
          'updateRegion',
          { params: { id: String(id) }, body: bodyOf(form) },
          { headers: { 'if-match': `"${version}"` } },
        ),
      ),
    remove: async (region: Region, typed: string): Promise<SaveOutcome> =>
      write(async () => {
        await callApi(
          'deleteRegion',
          { params: { id: String(region.id) }, query: { confirmation: typed } },
          { headers: { 'if-match': `"${region.version}"` } },
        );
        return region;
      }),
  };
}

/** Hands the regions that are found to the browser's downloads. Throws when they could not be had. */
export async function saveTable({ page: _page, ...query }: RegionsQuery): Promise<void> {
  const blob = await whileSignedIn(() => downloadApi('exportRegions', { query }));
  saveFile(blob, 'regions.csv');
}
