import { useQueryClient } from '@tanstack/react-query';
import type { AnyRow } from '@traslado/contract/schemas/catalogue';
import type { Definition } from '@traslado/domain/catalogues/definition';
import { brokenPricesOf } from '../session/broken-prices-of.ts';
import { onVersion, refusalTextOf } from '../session/write-outcome.ts';
import { askCatalogue } from './ask-catalogue.ts';
import type { Failure } from './broken-prices.tsx';
import { keyOf } from './key-of.ts';

/** Restores a row as it was before a change. Answers null, or the reason; '' without one. */
export function useRestore(
  definition: Definition,
): (id: number, change: number, seen?: AnyRow) => Promise<Failure | null> {
  const queries = useQueryClient();
  return async (id, change, seen) => {
    const input = { params: { id: String(id) }, body: { change } };
    let broken: Failure | null = null;
    const refusal = await refusalTextOf(() =>
      askCatalogue(definition, 'restore', input, seen && onVersion(seen)).catch((error: unknown) => {
        broken = brokenPricesOf(error);
        throw error;
      }),
    );
    if (broken) return broken;
    if (refusal !== null) return refusal;
    const key = keyOf(definition);
    void queries.invalidateQueries({ queryKey: [...key, 'list'] });
    void queries.invalidateQueries({ queryKey: [...key, 'history'] });
    await queries.invalidateQueries({ queryKey: [...key, 'one', id] });
    return null;
  };
}
