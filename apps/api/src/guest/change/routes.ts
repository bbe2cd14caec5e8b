import { type Binding, bind, guestOf } from '../../http/bind.ts';
import { versionOf } from '../../http/version-of.ts';
import type { ChangeView } from '../../sellers/booking/change-presenter.ts';
import type { ChangeRequest } from '../../sellers/booking/requests.ts';

/** Changes a booking with whoever sells: our own sale, or the group's backend. */
export type ChangeWithSeller = (request: ChangeRequest) => Promise<ChangeView>;

/** The one call that changes a booking, and shows what that means before. */
export function bindChanges(binding: Binding, change: ChangeWithSeller): void {
  bind(binding, 'changeTransfer', ({ caller, params, query, body, ifMatch, language, now }) =>
    change({
      actor: guestOf(caller),
      transferId: params.receptive_reservation_id,
      body,
      preview: query.preview,
      seenVersion: versionOf(ifMatch),
      language,
      now,
    }),
  );
}
