import { type Binding, bind, guestOf } from '../../http/bind.ts';
import { type RideDayDeps, readRideDay } from './read-day.ts';

/** A ride on its day. */
export function bindRideDay(binding: Binding, deps: RideDayDeps): void {
  bind(binding, 'getRideDay', ({ params, caller, language, now }) =>
    readRideDay(deps, { guest: guestOf(caller), transferId: params.transfer_id, language, now }),
  );
}
