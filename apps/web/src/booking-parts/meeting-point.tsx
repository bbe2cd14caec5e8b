import { useId } from 'react';
import { CallLink } from '../components/call-link.tsx';
import { Scene } from '../components/scene.tsx';
import { useTexts } from '../i18n/i18n.tsx';
import type { CouponView } from './coupon-view.ts';

/** The driver's waiting place, as drawing and sentence, with the phone for guests who do not see us. */
export function MeetingPoint({ coupon }: { coupon: CouponView }) {
  const texts = useTexts('confirmation');
  const titleId = useId();
  const arrival = coupon.transfers.find(
    ({ direction, status }) => direction === 'arrival' && (status === 'confirmed' || status === 'pending'),
  );
  if (!arrival) return null;
  return (
    <section aria-labelledby={titleId} className="rounded-lg bg-surface p-5 shadow-ticket sm:p-7">
      <Scene name="meeting-point" className="mx-auto max-w-140" />
      <div className="mt-5">
        <h2 id={titleId} className="text-title">
          {texts.meetTitle}
        </h2>
        <p className="mt-2 max-w-prose">
          {arrival.pick_up.place.detail} {texts.meetText}
        </p>
        <CallLink className="mt-3" variant="quiet" phone={coupon.phone} words={texts.meetCall} />
      </div>
    </section>
  );
}
