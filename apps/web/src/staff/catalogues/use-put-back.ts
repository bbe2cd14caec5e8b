import { asksFor } from '@traslado/domain/catalogues/deeds';
import type { Definition } from '@traslado/domain/catalogues/definition';
import { factsOfWire } from '@traslado/domain/catalogues/facts';
import { askCatalogue } from './ask-catalogue.ts';
import type { Failure } from './broken-prices.tsx';
import type { SavedRow } from './saved-row.ts';
import { useRestore } from './use-restore.ts';
import { useRowWrites } from './use-row-writes.ts';

/** Undoes a save: by the call that restores, where the catalogue has one, else by writing the row as it was. Answers null, or the reason; '' without one. */
export function usePutBack(definition: Definition): (saved: SavedRow) => Promise<Failure | null> {
  const restore = useRestore(definition);
  const { update } = useRowWrites(definition);
  return async ({ row, was }) => {
    if (asksFor(definition, 'restore'))
      return askCatalogue(definition, 'history', { params: { id: String(row.id) } }).then(
        ({ entries: [last] }) => (last ? restore(row.id, last.id, row) : ''),
        () => '',
      );
    const outcome = was && (await update(row, factsOfWire(definition, was)));
    return outcome?.kind === 'saved' ? null : '';
  };
}
