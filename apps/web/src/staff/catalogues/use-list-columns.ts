import type { Definition } from '@traslado/domain/catalogues/definition';
import { useCallback, useEffect, useMemo } from 'react';
import { ofDevice, readKept, writeKept } from '../../storage/kept-json.ts';
import { STAFF_KEYS } from '../../storage/staff-keys.ts';
import type { Person } from '../session/use-profile.ts';
import { columnsToShow, type KeptColumns, withColumns } from './kept-columns.ts';
import { columnsText, readColumns } from './list-columns.ts';
import type { RowsQuery } from './list-shape.ts';

const readAll = () => readKept<KeptColumns>(ofDevice, STAFF_KEYS.listColumns);

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
    const kept = columnsToShow(readAll(), { username, list: name }, columns);
    if (kept !== null) change({ columns: kept, page });
  }, [username, name, columns, page, change]);
  const show = useCallback(
    (shown: readonly string[]) => {
      const text = columnsText(definition, shown);
      const kept = withColumns(readAll(), { username, list: name }, text);
      writeKept(ofDevice, STAFF_KEYS.listColumns, kept);
      change({ columns: text, page });
    },
    [definition, username, name, page, change],
  );
  return [useMemo(() => readColumns(definition, columns), [definition, columns]), show];
}
