import { useQueryClient } from '@tanstack/react-query';
import type { AnyRow } from '@traslado/contract/schemas/catalogue';
import type { Definition, Facts } from '@traslado/domain/catalogues/definition';
import { wireOf } from '@traslado/domain/catalogues/facts';
import { onVersion, writeRow } from '../session/write-outcome.ts';
import { askCatalogue } from './ask-catalogue.ts';
import { keyOf } from './key-of.ts';

/** Writes to a catalogue. Lists and histories are read again; the row's own page shows the server's answer. */
export function useRowWrites(definition: Definition) {
  const queries = useQueryClient();
  const key = keyOf(definition);
  const write = async (call: () => Promise<AnyRow>) => {
    const outcome = await writeRow(definition.one, call);
    if (outcome.kind !== 'saved') return outcome;
    const { row } = outcome;
    // Reading it again would be too late for a page that opens the row at once: its version is the old one.
    queries.setQueryData<{ row: AnyRow }>([...key, 'one', row.id], (known) => known && { ...known, row });
    void queries.invalidateQueries({ queryKey: [...key, 'list'] });
    void queries.invalidateQueries({ queryKey: [...key, 'history'] });
    void queries.invalidateQueries({ queryKey: [...key, 'texts'] });
    // Pages of guests read brand, airports and resorts under the catalogue's name.
    void queries.invalidateQueries({ queryKey: [definition.name] });
    return outcome;
  };
  return {
    create: (facts: Facts) =>
      write(() => askCatalogue(definition, 'create', { body: wireOf(definition, facts) })),
    update: (row: AnyRow, facts: Facts) =>
      write(() => {
        const params = { id: String(row.id) };
        return askCatalogue(
          definition,
          'update',
          { params, body: wireOf(definition, facts) },
          onVersion(row),
        );
      }),
    remove: (row: AnyRow, typed: string) =>
      write(async () => {
        const input = { params: { id: String(row.id) }, query: { confirmation: typed } };
        await askCatalogue(definition, 'delete', input, onVersion(row));
        return row;
      }),
  };
}
