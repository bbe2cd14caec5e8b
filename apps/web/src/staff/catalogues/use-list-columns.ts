import type { Definition } from '@traslado/domain/catalogues/definition';
import { useCallback, useEffect, useMemo } from 'react';
import { ofDevice, readKept, writeKept } from '../../storage/kept-json.ts';
import { STAFF_KEYS } from '../../storage/staff-keys.ts';
import type { Person } from '../session/use-profile.ts';
import { columnsText, readColumns } from './list-columns.ts';
import type { RowsQuery } from './list-shape.ts';

type Kept = Readonly<Record<string, Readonly<Record<string, string>>>>;

const readAll = (): Kept => readKept<Kept>(ofDevice, STAFF_KEYS.listColumns) ?? {};

/**
 * The shown columns: those of the address, so that a link shows the same to every reader; else this person's last choice on this device, which is
 * written into the address then.
 */
export function useListColumns(
  definition: Definition,
  { username }: Person,
  query: RowsQuery,
  change: (changed: Partial<RowsQuery>) => void,
): readonly [readonly string[], (shown: readonly string[]) => void] {
  const { name } = definition;
  const { columns, page } = query;
  useEffect(() => {
    const kept = readAll()[username]?.[name];
    if (columns === '' && kept) change({ columns: kept, page });
  }, [username, name, columns, page, change]);
  const show = useCallback(
    (shown: readonly string[]) => {
      const all = readAll();
      const text = columnsText(definition, shown);
      writeKept(ofDevice, STAFF_KEYS.listColumns, { ...all, [username]: { ...all[username], [name]: text } });
      change({ columns: text, page });
    },
    [definition, username, name, page, change],
  );
  return [useMemo(() => readColumns(definition, columns), [definition, columns]), show];
}
