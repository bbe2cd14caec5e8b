import type { CallAnswer } from '@traslado/contract/schemas';
import { rates } from '@traslado/domain/catalogues/rates';
import { callApi } from '../../data/client.ts';
import { askCatalogue } from '../catalogues/ask-catalogue.ts';
import { useOutcome } from '../catalogues/use-import.ts';
import { whileAskingPrices } from '../session/unusual-prices.ts';
import { whileSignedIn } from '../session/while-signed-in.ts';
import type { CopyBody } from './copy-values.ts';

export type CopyAnswer = CallAnswer<'copyRates'>;
export type CopyAsked = Omit<CopyBody, 'where'> & { where?: Partial<CopyBody['where']> };

type How = Pick<CopyBody, 'move' | 'percent' | 'round_to' | 'shared_days'>;

/** The copies of those that were shown, as they were then. */
export function asShown(
  { rows, copies }: CopyAnswer,
  { move, percent, round_to, shared_days }: How,
): Omit<CopyBody, 'where'> {
  const seen = copies.flatMap(({ source }, index) =>
    source && rows[index]?.action === 'add' ? [{ id: source.id, version: source.version }] : [],
  );
  return { move, percent, round_to, ...(shared_days && { shared_days }), rows: seen };
}

/** Shows the possible copies, makes them, and undoes them. */
export function useCopy() {
  const outcomeOf = useOutcome(rates);
  const send = (body: CopyAsked, apply: '0' | '1') =>
    outcomeOf(() =>
      whileSignedIn(() =>
        whileAskingPrices((answer) =>
          callApi('copyRates', { query: { apply }, body: { ...body, ...answer } }),
        ),
      ),
    );
  return {
    look: (body: CopyAsked) => send(body, '0'),
    apply: (shown: CopyAnswer, how: How) => send(asShown(shown, how), '1'),
    undo: (batch: number) => outcomeOf(() => askCatalogue(rates, 'undo', { params: { id: String(batch) } })),
  };
}
