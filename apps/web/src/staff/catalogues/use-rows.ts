import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ProblemError } from '@traslado/contract/client';
import type { Labels } from '@traslado/contract/schemas/catalogue';
import type { Definition } from '@traslado/domain/catalogues/definition';
import { queryClient } from '../../data/query-client.ts';
import { saveFile } from '../../data/save-file.ts';
import { askCatalogue, downloadCatalogue, isRow, named } from './ask-catalogue.ts';
import { keyOf } from './key-of.ts';
import { readListQuery } from './list-query.ts';
import { type RowsQuery, shapeOf } from './list-shape.ts';
import { rememberLabels, useRememberLabels } from './use-labels.ts';

export const PAGE_SIZE = 25;

const rowsQuery = (
  definition: Definition,
  { columns: _columns, ...query }: RowsQuery,
  remember: (labels: Labels) => void,
) => ({
  queryKey: [...keyOf(definition), 'list', query],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const asked = { ...query, page: String(query.page), page_size: String(PAGE_SIZE) };
    const answer = await askCatalogue(definition, 'list', { query: asked }, { signal });
    remember(answer.labels);
    return { ...answer, rows: answer.rows.filter(isRow) };
  },
});

/** The rows of a question. Those of the last question stand until they are here. */
export function useRows(definition: Definition, query: RowsQuery) {
  return useQuery({
    ...rowsQuery(definition, query, useRememberLabels(definition)),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

/** The pointer on a link reads its list, once in a while. */
const AIMED_MS = 30_000;

/** Reads the list of a catalogue that is about to be opened. A failure shows once it is. */
export function prefetchRows(definition: Definition): void {
  const query = readListQuery(shapeOf(definition, ''), '');
  const remember = (labels: Labels) => rememberLabels(queryClient, definition.name, labels);
  void queryClient.prefetchQuery({ ...rowsQuery(definition, query, remember), staleTime: AIMED_MS });
}

/** One row, as it was when the page was opened: a colleague's save must not change values that are being typed. */
export function useRow(definition: Definition, id: number) {
  const remember = useRememberLabels(definition);
  return useQuery({
    queryKey: [...keyOf(definition), 'one', id],
    queryFn: async () => {
      const answer = await askCatalogue(definition, 'get', { params: { id: String(id) } });
      remember(answer.labels);
      const row = named(answer, definition.one);
      if (!isRow(row)) throw new Error('the answer has no row');
      return { row, viewer: answer.viewer };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export function useRowHistory(definition: Definition, id: number) {
  const remember = useRememberLabels(definition);
  return useQuery({
    queryKey: [...keyOf(definition), 'history', id],
    queryFn: async () => {
      const answer = await askCatalogue(definition, 'history', { params: { id: String(id) } });
      remember(answer.labels);
      return answer;
    },
    staleTime: 0,
  });
}

/** The rows that use a row, fetched when it is about to be deleted. */
export function useRowUses(definition: Definition, id: number) {
  return useQuery({
    queryKey: [...keyOf(definition), 'uses', id],
    queryFn: () => askCatalogue(definition, 'uses', { params: { id: String(id) } }),
    staleTime: 0,
    gcTime: 0,
  });
}

export const isNotFound = ({ one }: Definition, error: unknown): boolean =>
  error instanceof ProblemError && error.problem.code === `${one}.not_found`;

/** Hands the rows that are found to the browser's downloads. Throws when they could not be had. */
export async function saveRows(
  definition: Definition,
  deed: 'export' | 'file',
  { page: _page, columns: _columns, ...query }: RowsQuery,
): Promise<void> {
  const blob = await downloadCatalogue(definition, deed, { query });
  saveFile(blob, `${definition.name}.${deed === 'export' ? 'csv' : 'json'}`);
}
