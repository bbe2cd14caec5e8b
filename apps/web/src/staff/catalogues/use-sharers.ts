import { useQuery } from '@tanstack/react-query';
import type { AnyRow } from '@traslado/contract/schemas/catalogue';
import type { Definition } from '@traslado/domain/catalogues/definition';
import { askCatalogue, isRow } from './ask-catalogue.ts';
import { keyOf } from './key-of.ts';
import type { AnyScreen } from './screen.ts';
import { othersOf, sharersOf } from './shared-texts.ts';

const PAGE = 100;

/** Most pages that are read: a catalogue of more rows tells of the first. */
const MOST_PAGES = 10;

async function listAll(definition: Definition, most: number): Promise<readonly AnyRow[]> {
  const all: AnyRow[] = [];
  for (let page = 1; page <= most; page += 1) {
    const query = { page: String(page), page_size: String(PAGE) };
    const { rows, total } = await askCatalogue(definition, 'list', { query });
    all.push(...rows.filter(isRow));
    if (page * PAGE >= total) break;
  }
  return all;
}

const NONE: readonly AnyRow[] = [];

/** The rows of the first pages of a catalogue; none before they are here. */
export function useAllRows(definition: Definition, isAsked: boolean, pages = MOST_PAGES): readonly AnyRow[] {
  const { data } = useQuery({
    queryKey: [...keyOf(definition), 'texts', pages],
    queryFn: () => listAll(definition, pages),
    enabled: isAsked,
  });
  return data ?? NONE;
}

/** The other rows that may have a row's texts, and those that have them word for word, by the field. */
export function useSharers({ definition, textsIn }: AnyScreen, row: AnyRow | null) {
  const all = useAllRows(
    textsIn?.definition ?? definition,
    row !== null && definition.sharedTexts !== undefined,
  );
  const others = row ? othersOf({ textsIn }, row, all) : NONE;
  return { others, byField: sharersOf(definition, { ...row }, others) };
}
