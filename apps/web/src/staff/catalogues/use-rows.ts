import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ProblemError } from '@traslado/contract/client';
import type { AnyRow } from '@traslado/contract/schemas/catalogue';
import type { Definition } from '@traslado/domain/catalogues/definition';
import { saveFile } from '../../data/save-file.ts';
import { staffKey } from '../session/staff-session.ts';
import { askCatalogue, downloadCatalogue, isRow, named } from './ask-catalogue.ts';
import { filtersOf, type RowsQuery } from './list-shape.ts';

export const keyOf = ({ name }: Definition) => [...staffKey, name] as const;

export const PAGE_SIZE = 25;

const rowsOf = (definition: Definition, answer: object): readonly AnyRow[] => {
  const rows = named(answer, definition.name);
  return Array.isArray(rows) ? rows.filter(isRow) : [];
};

/** The rows that are asked for. Those of the question before stand until they are here. */
export function useRows(definition: Definition, query: RowsQuery) {
  return useQuery({
    queryKey: [...keyOf(definition), 'list', query],
    queryFn: async ({ signal }) => {
      const asked = { ...query, page: String(query.page), page_size: String(PAGE_SIZE) };
      const answer = await askCatalogue(definition, 'list', { query: asked }, { signal });
      return { ...answer, rows: rowsOf(definition, answer) };
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

/** One row, as it was when the page was opened: what somebody else saves meanwhile must not change what is being typed. */
export function useRow(definition: Definition, id: number) {
  return useQuery({
    queryKey: [...keyOf(definition), 'one', id],
    queryFn: async () => {
      const answer = await askCatalogue(definition, 'get', { params: { id: String(id) } });
      const row = named(answer, definition.one);
      if (!isRow(row)) throw new Error('the answer has no row');
      return { row, viewer: answer.viewer };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export function useRowHistory(definition: Definition, id: number) {
  return useQuery({
    queryKey: [...keyOf(definition), 'history', id],
    queryFn: () => askCatalogue(definition, 'history', { params: { id: String(id) } }),
    staleTime: 0,
  });
}

/** The rows of other tables that the fields can name, by field. */
export function useChoices(definition: Definition) {
  return useQuery({
    queryKey: [...keyOf(definition), 'choices'],
    queryFn: async () =>
      (await askCatalogue(definition, 'list', { query: { page_size: '1' } })).choices ?? {},
    enabled: filtersOf(definition).some(({ field }) => field.kind === 'reference'),
  });
}

export const isNotFound = ({ one }: Definition, error: unknown): boolean =>
  error instanceof ProblemError && error.problem.code === `${one}.not_found`;

/** Hands the rows that are found to the browser's downloads. Throws when they could not be had. */
export async function saveTable(definition: Definition, { page: _page, ...query }: RowsQuery): Promise<void> {
  const blob = await downloadCatalogue(definition, { query });
  saveFile(blob, `${definition.name}.csv`);
}
