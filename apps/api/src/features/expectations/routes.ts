import { isInScope } from '@traslado/domain/access/scope';
import { isHeld } from '@traslado/domain/booking/price-expectation';
import type { Db } from '../../db/client.ts';
import { type Binding, bind } from '../../http/bind.ts';
import { presentChecked } from './presenter.ts';
import { readExpectations } from './read-expectations.ts';

/** What is found today where a price is expected. */
export function bindExpectations(binding: Binding, { db }: { readonly db: Db }): void {
  bind(binding, 'checkPriceExpectations', async ({ caller, now }) => {
    const all = await readExpectations(db, now);
    const prices = all
      .filter(({ propertyId }) => isInScope(caller.scope, propertyId))
      .map((one) => ({ ...presentChecked(one), holds: isHeld(one) }))
      .sort((one, other) => Number(one.holds) - Number(other.holds) || one.id - other.id);
    return { prices, broken: prices.filter(({ holds }) => !holds).length };
  });
}
