import { skipToken, useQuery } from '@tanstack/react-query';
import { rates } from '@traslado/domain/catalogues/rates';
import { callApi } from '../../data/client.ts';
import { askCatalogue } from '../catalogues/ask-catalogue.ts';
import { useOutcome } from '../catalogues/use-import.ts';
import { staffKey } from '../session/staff-session.ts';
import { whileSignedIn } from '../session/while-signed-in.ts';
import type { changesOf } from './grid-model.ts';

/** The rates of a property as they were when the page was opened: a colleague's save must not change values that are being typed. */
export function usePriceGrid(property: number | null, service: number | null) {
  const query = { property: String(property), ...(service !== null && { service: String(service) }) };
  return useQuery({
    queryKey: [...staffKey, 'price-grid', property, service],
    queryFn: property === null ? skipToken : () => whileSignedIn(() => callApi('getPriceGrid', { query })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Saves prices together, all or none, and undoes them. */
export function usePriceWrites() {
  const outcomeOf = useOutcome(rates);
  return {
    save: (rows: ReturnType<typeof changesOf>) =>
      outcomeOf(() =>
        askCatalogue(rates, 'bulk', { query: { apply: '1', refused: 'stop' }, body: { rows, set: {} } }),
      ),
    undo: (batch: number) => outcomeOf(() => askCatalogue(rates, 'undo', { params: { id: String(batch) } })),
  };
}
