import { isOpenUntil } from '@traslado/domain/booking/deadlines';
import { useId, useState } from 'react';
import { CallLink } from '../components/call-link.tsx';
import { Icon } from '../components/icon.tsx';
import { Scene } from '../components/scene.tsx';
import { useMedia, WIDE } from '../components/use-media.ts';
import { useTexts } from '../i18n/i18n.tsx';
import type { CouponView } from './coupon-view.ts';

/**
 * The driver's waiting place, as drawing and sentence, with the phone for guests who do not see us. On a phone it opens by itself once the ride is so
 * near that it cannot be canceled.
 */
export function MeetingPoint({ coupon }: { coupon: CouponView }) {
  const texts = useTexts('confirmation');
  const titleId = useId();
  const isWide = useMedia(WIDE);
  const [nowAt] = useState(Date.now);
  const arrival = coupon.transfers.find(
    ({ direction, status }) => direction === 'arrival' && (status === 'confirmed' || status === 'pending'),
  );
  if (!arrival) return null;
  return (
    <section aria-labelledby={titleId} className="rounded-lg bg-surface px-5 shadow-ticket sm:px-7">
      <details open={isWide || !isOpenUntil(Date.parse(arrival.cancel_until), nowAt)} className="group">
        <summary className="flex min-h-13 list-none items-center justify-between gap-4 py-3 sm:py-6 [&::-webkit-details-marker]:hidden">
          <h2 id={titleId} className="text-heading">
            {texts.meetTitle}
          </h2>
          <Icon name="chevronDown" className="transition-transform group-open:rotate-180" />
        </summary>
        <div className="pb-5 sm:pb-7">
          <Scene name="meeting-point" className="mx-auto hidden max-w-140 pb-4 sm:block" />
          <p className="max-w-prose">
            {texts.meetBags} {arrival.pick_up.place.detail} {texts.meetText}
          </p>
          <CallLink className="mt-1" variant="quiet" phone={coupon.phone} words={texts.meetCall} />
        </div>
      </details>
    </section>
  );
}
