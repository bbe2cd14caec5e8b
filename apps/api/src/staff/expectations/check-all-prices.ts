import type { CallAnswer } from '@traslado/contract/schemas';
import { isInScope, type Scope } from '@traslado/domain/access/scope';
import { isHeld } from '@traslado/domain/booking/price-expectation';
import type { Db } from '../../db/client.ts';
import { presentChecked } from './presenter.ts';
import { readExpectations } from './read-expectations.ts';

/** The present results of all price expectations, failed ones first. */
export async function checkAllPrices(
  db: Db,
  { scope, now }: { readonly scope: Scope; readonly now: number },
): Promise<CallAnswer<'checkPriceExpectations'>> {
  const prices = (await readExpectations(db, now))
    .filter(({ propertyId }) => isInScope(scope, propertyId))
    .map((one) => ({ ...presentChecked(one), holds: isHeld(one) }))
    .sort((one, other) => Number(one.holds) - Number(other.holds) || one.id - other.id);
  return { prices, broken: prices.filter(({ holds }) => !holds).length };
}
