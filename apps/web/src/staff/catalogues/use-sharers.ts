import { useQuery } from '@tanstack/react-query';
import type { AnyRow } from '@traslado/contract/schemas/catalogue';
import type { Definition } from '@traslado/domain/catalogues/definition';
import { askCatalogue, isRow } from './ask-catalogue.ts';
import { keyOf } from './key-of.ts';
import { sharersOf } from './shared-texts.ts';

const PAGE = 100;

/** Most pages that are read: a catalogue of more rows tells of the first. */
const MOST_PAGES = 10;

async function listAll(definition: Definition): Promise<readonly AnyRow[]> {
  const all: AnyRow[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const query = { page: String(page), page_size: String(PAGE) };
    const { rows, total } = await askCatalogue(definition, 'list', { query });
    all.push(...rows.filter(isRow));
    if (page * PAGE >= total) break;
  }
  return all;
}

const NONE: ReadonlyMap<string, readonly number[]> = new Map();

/** The other rows that have a row's texts word for word, by their fields; none before they are here. */
export function useSharers(definition: Definition, row: AnyRow | null) {
  const { data } = useQuery({
    queryKey: [...keyOf(definition), 'texts'],
    queryFn: () => listAll(definition),
    enabled: row !== null && definition.sharedTexts !== undefined,
  });
  return row && data ? sharersOf(definition, { ...row }, data) : NONE;
}
