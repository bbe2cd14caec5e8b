import { type Binding, bind, guestOf } from '../../http/bind.ts';
import { versionOf } from '../../http/version-of.ts';
import { presentCancellation, presentCancellations } from '../../sellers/booking/cancellation-presenter.ts';
import type { Seller } from '../../sellers/port/seller.ts';

/** Both cancel calls; the preview and the act are the same calculation. */
export function bindCancellations(
  binding: Binding,
  { seller }: { readonly seller: Pick<Seller, 'cancel'> },
): void {
  bind(binding, 'cancelTransfer', async ({ caller, params, query, ifMatch, language, now }) => {
    const [plan] = await seller.cancel({
      actor: guestOf(caller),
      what: { transferId: params.id },
      preview: query.preview,
      seenVersion: versionOf(ifMatch),
      language,
      now,
    });
    if (!plan) throw new Error('a cancellation had no booking');
    return { ...presentCancellation(plan, !query.preview), transfer_id: params.id };
  });

  bind(binding, 'cancelCoupons', async ({ caller, query, body, ifMatch, language, now }) => {
    const plans = await seller.cancel({
      actor: guestOf(caller),
      what: { codes: body.coupons, wish: body.trip_type ?? 'all' },
      preview: query.preview,
      seenVersion: versionOf(ifMatch),
      language,
      now,
    });
    return presentCancellations(plans, !query.preview);
  });
}
