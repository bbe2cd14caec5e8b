import type { AnyRow } from '@traslado/contract/schemas/catalogue';
import { asksFor } from '@traslado/domain/catalogues/deeds';
import { factsOfWire } from '@traslado/domain/catalogues/facts';
import { useLocation } from 'wouter';
import { notify } from '../../components/notification.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { rowAddress } from './list-shape.ts';
import type { AnyScreen } from './screen.ts';
import type { Spread } from './shared-texts.ts';
import { useRowWrites } from './use-row-writes.ts';

/** Uses texts for other rows too: on the page of bulk changes where there is one, else at once. */
export function useSpread({ definition, textsIn }: AnyScreen, others: readonly AnyRow[]) {
  const of = textsIn?.definition ?? definition;
  const { sharing } = useTexts('staff').lists;
  const [, navigate] = useLocation();
  const { update } = useRowWrites(of);
  return async (spread: Spread) => {
    if (asksFor(of, 'bulk')) return navigate(rowAddress(of, 'bulk'), { state: spread });
    for (const one of others.filter(({ id }) => spread.ids.includes(id))) {
      const outcome = await update(one, { ...factsOfWire(of, one), ...spread.set });
      if (outcome.kind !== 'saved') return notify(sharing.failed, 'bad');
    }
    notify(sharing.used(spread.ids.length), 'good');
  };
}
