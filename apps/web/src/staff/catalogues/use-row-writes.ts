import { useQueryClient } from '@tanstack/react-query';
import { ProblemError } from '@traslado/contract/client';
import type { AnyRow } from '@traslado/contract/schemas/catalogue';
import type { Definition, Facts } from '@traslado/domain/catalogues/definition';
import { wireOf } from '@traslado/domain/catalogues/facts';
import { askCatalogue, isRow, named } from './ask-catalogue.ts';
import { keyOf } from './use-rows.ts';

export type SaveOutcome =
  | { kind: 'saved'; row: AnyRow }
  | { kind: 'stale'; newer: AnyRow }
  | { kind: 'gone' }
  | { kind: 'wrong'; issues: readonly { field: string; code: string }[] }
  | { kind: 'failed' };

/** What became of a write that was refused. */
function outcomeOf({ one }: Definition, error: unknown): SaveOutcome {
  if (!(error instanceof ProblemError)) return { kind: 'failed' };
  const { code, expected, errors, field } = error.problem;
  const newer = expected && named(expected, one);
  if (code === `${one}.stale` && isRow(newer)) return { kind: 'stale', newer };
  if (code === `${one}.not_found`) return { kind: 'gone' };
  if (errors) return { kind: 'wrong', issues: errors };
  return field ? { kind: 'wrong', issues: [{ field, code }] } : { kind: 'failed' };
}

/** Writes to a catalogue. Lists and histories are read again; the row's own page shows what the server answered. */
export function useRowWrites(definition: Definition) {
  const queries = useQueryClient();
  const key = keyOf(definition);
  const write = async (call: () => Promise<AnyRow>): Promise<SaveOutcome> => {
    try {
      const row = await call();
      // Read again it would come too late for who opens the row at once: its version is the one of before.
      queries.setQueryData<{ row: AnyRow }>([...key, 'one', row.id], (known) => known && { ...known, row });
      void queries.invalidateQueries({ queryKey: [...key, 'list'] });
      void queries.invalidateQueries({ queryKey: [...key, 'history'] });
      return { kind: 'saved', row };
    } catch (error) {
      return outcomeOf(definition, error);
    }
  };
  const on = ({ version }: AnyRow) => ({ headers: { 'if-match': `"${version}"` } });
  return {
    create: (facts: Facts) =>
      write(() => askCatalogue(definition, 'create', { body: wireOf(definition, facts) })),
    update: (row: AnyRow, facts: Facts) =>
      write(() => {
        const params = { id: String(row.id) };
        return askCatalogue(definition, 'update', { params, body: wireOf(definition, facts) }, on(row));
      }),
    remove: (row: AnyRow, typed: string) =>
      write(async () => {
        const input = { params: { id: String(row.id) }, query: { confirmation: typed } };
        await askCatalogue(definition, 'delete', input, on(row));
        return row;
      }),
  };
}
