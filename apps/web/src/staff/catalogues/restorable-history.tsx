import { useState } from 'react';
import type { Difference } from '../../components/old-and-new.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import type { Failure } from './broken-prices.tsx';
import { ChangeHistory, type HistoryEntry } from './change-history.tsx';
import { isRestored } from './is-restored.ts';
import { KeepButton } from './keep-button.tsx';
import { RestoreDialog } from './restore-dialog.tsx';
import type { KeepSource } from './use-keep.ts';

type RestorableHistoryProps<F> = {
  /** Undefined while they are on their way. */
  entries:
    | readonly (Omit<HistoryEntry, 'differences' | 'onRestore'> & {
        readonly before: F | null;
        readonly after: F | null;
        /** Differences beside those of the row. */
        readonly more?: readonly Difference[];
      })[]
    | undefined;
  isFailed: boolean;
  /** The moment of loading, of a row that nobody changed since. */
  loaded?: string | undefined;
  /** The present row; null where it was deleted. */
  current: F | null;
  canRestore: boolean;
  differencesOf: (old: F | null, now: F | null) => readonly Difference[];
  /** Restores the state before a change. Answers null, or the reason; '' without one. */
  restore: (change: number) => Promise<Failure | null>;
  onRestored: () => void;
  /** Stores the state before a change in a change set; none for a subject that is no row of a catalogue. */
  keep?: (change: number) => KeepSource;
};

/** A history: person, time and changes, with a button that restores the state before a change. */
export function RestorableHistory<F>({
  entries,
  isFailed,
  loaded,
  current,
  canRestore,
  differencesOf,
  restore,
  onRestored,
  keep,
}: RestorableHistoryProps<F>) {
  const { restored } = useTexts('staff').lists.history;
  const [restoring, setRestoring] = useState<{ change: number; facts: F } | null>(null);
  return (
    <>
      <ChangeHistory
        isFailed={isFailed}
        loaded={loaded}
        entries={entries?.map(({ before, after, more = [], ...entry }, place) => ({
          ...entry,
          ...(isRestored(entries, place) && { said: entry.said ?? restored(entry.by_name) }),
          differences: [...differencesOf(before, after), ...more],
          ...(canRestore &&
            before !== null && { onRestore: () => setRestoring({ change: entry.id, facts: before }) }),
        }))}
      />
      {restoring && (
        <RestoreDialog
          restore={() => restore(restoring.change)}
          differences={differencesOf(current, restoring.facts)}
          otherwise={keep && <KeepButton source={() => keep(restoring.change)} />}
          onClose={() => setRestoring(null)}
          onRestored={() => {
            setRestoring(null);
            onRestored();
          }}
        />
      )}
    </>
  );
}
