import { type Binding, bind, guestOf } from '../../http/bind.ts';
import { versionOf } from '../../http/version-of.ts';
import type { Seller } from '../../sellers/port/seller.ts';

/** The one call that changes a booking, and previews it. */
export function bindChanges(binding: Binding, { seller }: { readonly seller: Pick<Seller, 'change'> }): void {
  bind(binding, 'changeTransfer', ({ caller, params, query, body, ifMatch, language, now }) =>
    seller.change({
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
