import type { CallAnswer } from '@traslado/contract/schemas';
import type { Definition } from '@traslado/domain/catalogues/definition';
import type { Language } from '@traslado/domain/language';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { listNames, searchNames } from '../../store/catalogue/names-repository.ts';
import { seenBy } from './seen-by.ts';

type Asked = {
  readonly search: string;
  readonly limit: number;
  readonly rows: readonly { readonly catalogue: string; readonly id: number }[];
  readonly language: Language;
};

/**
 * Rows of every visible catalogue, by a text or by their numbers. One statement a catalogue, one after the other: a letter typed here must
 * not take every connection that guests wait for.
 */
export async function readPalette(
  db: Db,
  caller: StaffCaller,
  { search, limit, rows: wanted, language }: Asked,
): Promise<CallAnswer<'searchPalette'>> {
  const reader = { language, scope: caller.scope };
  const read = async (definition: Definition) => {
    if (search.trim() !== '') return searchNames(db, definition, { search, limit, ...reader });
    const ids = wanted.filter(({ catalogue }) => catalogue === definition.name).map(({ id }) => id);
    const rows = ids.length === 0 ? [] : await listNames(db, definition, { ids, ...reader });
    return { total: rows.length, rows };
  };
  const groups: CallAnswer<'searchPalette'>['groups'] = [];
  for (const definition of seenBy(caller)) {
    const { total, rows } = await read(definition);
    if (rows.length > 0) groups.push({ catalogue: definition.name, total, rows });
  }
  return { groups };
}
