import { type Binding, bind, guestOf } from '../../http/bind.ts';
import { versionOf } from '../coupons/refuse-stale.ts';
import { type ChangeDeps, changeTransfer } from './change-transfer.ts';

/** The one call that changes a booking, and shows what that means before. */
export function bindChanges(binding: Binding, deps: ChangeDeps): void {
  bind(binding, 'changeTransfer', ({ caller, params, query, body, ifMatch, language, now }) =>
    changeTransfer(deps, {
      guest: guestOf(caller),
      transferId: params.receptive_reservation_id,
      body,
      preview: query.preview,
      seenVersion: versionOf(ifMatch),
      language,
      now,
    }),
  );
}
