import { isOpenUntil } from '@traslado/domain/booking/deadlines';
import { useState } from 'react';
import { CallLink } from '../components/call-link.tsx';
import { Scene } from '../components/scene.tsx';
import { useMedia, WIDE } from '../components/use-media.ts';
import { useTexts } from '../i18n/i18n.tsx';
import type { CouponView } from './coupon-view.ts';
import { CardFold } from './disclosure.tsx';

/**
 * The driver's waiting place, as drawing and sentence, with the phone for guests who do not see us. On a phone it opens by itself once the ride is so
 * near that it cannot be canceled.
 */
export function MeetingPoint({ coupon }: { coupon: CouponView }) {
  const texts = useTexts('confirmation');
  const isWide = useMedia(WIDE);
  const [nowAt] = useState(Date.now);
  const arrival = coupon.transfers.find(
    ({ direction, status }) => direction === 'arrival' && (status === 'confirmed' || status === 'pending'),
  );
  if (!arrival) return null;
  return (
    <CardFold
      title={texts.meetTitle}
      isOpen={isWide || !isOpenUntil(Date.parse(arrival.cancel_until), nowAt)}
    >
      <Scene name="meeting-point" className="mx-auto hidden max-w-140 pb-4 sm:block" />
      <p className="max-w-prose">
        {texts.meetBags} {arrival.pick_up.place.detail} {texts.meetText}
      </p>
      <CallLink className="mt-1" variant="quiet" phone={coupon.phone} words={texts.meetCall} />
    </CardFold>
  );
}
