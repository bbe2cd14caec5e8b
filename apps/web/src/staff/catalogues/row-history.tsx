import { asksFor } from '@traslado/domain/catalogues/deeds';
import type { Facts } from '@traslado/domain/catalogues/definition';
import { factsOfWire } from '@traslado/domain/catalogues/facts';
import { RestorableHistory } from './restorable-history.tsx';
import type { AnyScreen } from './screen.ts';
import { useRestore } from './use-restore.ts';
import { isNotFound, useRowHistory } from './use-rows.ts';
import { useDifferences } from './use-value-text.ts';

type RowHistoryProps = {
  screen: AnyScreen;
  id: number;
  /** The row's present values; null where it was deleted. */
  current: Facts | null;
  /** The moment of its loading, of a row that nobody changed since. */
  loaded?: string | undefined;
  onRestored: () => void;
};

/** Changes of a row, the newest first. Each can be restored where the catalogue has that. */
export function RowHistory({ screen, id, current, loaded, onRestored }: RowHistoryProps) {
  const { definition } = screen;
  const { data, error, isError } = useRowHistory(definition, id);
  const differencesOf = useDifferences(screen);
  const restore = useRestore(definition);
  // There never was such a row.
  if (isNotFound(definition, error)) return null;
  const read = (facts: Facts | null) => facts && factsOfWire(definition, facts);
  return (
    <RestorableHistory
      isFailed={isError}
      entries={data?.entries.map((entry) => ({
        ...entry,
        before: read(entry.before),
        after: read(entry.after),
      }))}
      current={current}
      loaded={loaded}
      canRestore={asksFor(definition, 'restore') && (data?.viewer.can_change ?? false)}
      differencesOf={differencesOf}
      restore={(change) => restore(id, change)}
      onRestored={onRestored}
      keep={(change) => ({
        kind: 'restore',
        catalogue: definition.name,
        id,
        change,
        state: 'before',
        version: null,
      })}
    />
  );
}
