import { useState } from 'react';
import type { CouponView } from '../../booking-parts/coupon-view.ts';
import { CardFold } from '../../booking-parts/disclosure.tsx';
import { TABLET, useMedia } from '../../components/use-media.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { type Channel, saidOf, useConsents } from './use-consents.ts';

/** Consents to offers, apart from news of the ride: unticked until the guest agrees, each ended in one tap. */
export function PhoneOffers({ coupon }: { coupon: CouponView }) {
  const words = useTexts('phoneNews');
  const { offers: texts } = words;
  const isWide = useMedia(TABLET);
  const [busy, setBusy] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const { consents: data, turn } = useConsents(coupon, { purpose: 'offers', source: 'my_transportation' });
  if (!data || data.phone === null || data.channels.length === 0) return null;

  const wish = async (one: Channel) => {
    setBusy(one.channel);
    setFailed(false);
    await turn(one).catch(() => setFailed(true));
    setBusy(null);
  };
  return (
    <CardFold title={texts.title} note={saidOf(data.channels, words)} isOpen={isWide}>
      <p className="max-w-prose text-soft">{texts.lead}</p>
      <div className="mt-2 grid">
        {data.channels.map((one) => (
          <label key={one.channel} className="flex min-h-11 items-start gap-3.5 py-2 text-small">
            <input
              type="checkbox"
              checked={one.is_given}
              aria-disabled={busy !== null}
              className="tick-box size-6 shrink-0 cursor-pointer"
              onChange={() => {
                if (busy === null) void wish(one);
              }}
            />
            <span>{one.wording.text}</span>
          </label>
        ))}
      </div>
      <p role="status" className="mt-1 text-bad text-small empty:hidden">
        {hasFailed && texts.failed}
      </p>
    </CardFold>
  );
}
