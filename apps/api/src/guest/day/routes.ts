import { type Binding, bind, guestOf } from '../../http/bind.ts';
import { answerRideDay } from './answer-day.ts';
import { type RideDayDeps, readRideDay } from './read-day.ts';
import { answerRideLink, readRideLink } from './read-ride-link.ts';

/** A ride on its day, and its guest's answer to news of the flight. */
export function bindRideDay(binding: Binding, deps: RideDayDeps): void {
  bind(binding, 'getRideDay', ({ params, caller, language, now }) =>
    readRideDay(deps, { guest: guestOf(caller), transferId: params.transfer_id, language, now }),
  );
  bind(binding, 'answerRideDay', ({ params, body, caller, language, now }) =>
    answerRideDay(deps, { guest: guestOf(caller), transferId: params.transfer_id, body, language, now }),
  );
  bind(binding, 'readRideLink', ({ body: { key }, language, now }) =>
    readRideLink(deps, { key, language, now }),
  );
  bind(binding, 'answerRideLink', ({ body, language, now }) =>
    answerRideLink(deps, { ...body, language, now }),
  );
}
