import { type ReactNode, useId, useState } from 'react';
import { BookingStateMark } from '../../booking-parts/booking-state-mark.tsx';
import type { CouponView } from '../../booking-parts/coupon-view.ts';
import { NightLine } from '../../booking-parts/night-line.tsx';
import { Icon } from '../../components/icon.tsx';
import { formatCivilDate, formatCivilTime } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';

type BookingCardProps = { coupon: CouponView; isOpen: boolean; children: ReactNode };

/** One booking of the list: its route, number and state always in sight, everything else when it is opened. */
export function BookingCard({ coupon, isOpen, children }: BookingCardProps) {
  const texts = useTexts('mytransportation');
  const titleId = useId();
  const [isShown, setShown] = useState(isOpen);
  return (
    <details
      open={isOpen}
      onToggle={(event) => setShown(event.currentTarget.open)}
      id={`booking-${coupon.coupon_id}`}
      data-testid={`booking-${coupon.coupon_id}`}
      className="group/booking border-line border-t-2"
    >
      <summary className="relative flex cursor-pointer list-none flex-wrap items-center gap-x-6 gap-y-2 py-3 sm:py-6 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1 basis-full pr-9 sm:basis-64 sm:pr-0">
          <span id={titleId} className="block font-display font-bold text-title leading-tight tracking-tight">
            {coupon.airport.city} {coupon.trip_type === 'round_trip' ? '⇄' : '→'} {coupon.hotel_name}
          </span>
          {/* The tickets of an open booking have its times in large. */}
          {!isShown && (
            <span className="mt-1 flex flex-wrap gap-x-5 text-soft">
              <Rides coupon={coupon} />
            </span>
          )}
        </span>
        <BookingStateMark coupon={coupon} />
        <span className="text-small text-soft tabular-nums">{texts.number(coupon.coupon_id)}</span>
        <Icon
          name="chevronDown"
          className="transition-transform group-open/booking:rotate-180 top-4 right-0 max-sm:absolute"
        />
      </summary>
      <div className="sm:pb-16">{children}</div>
    </details>
  );
}

/** "Sun, Dec 20, 2:35 PM · Sun, Dec 27, 10:50 AM": the pick-ups in short. */
function Rides({ coupon }: { coupon: CouponView }) {
  const locale = useLocale();
  return (
    <>
      {coupon.transfers.map(({ transfer_id, direction, status, pick_up }) => {
        const words = `${formatCivilDate(pick_up.date, locale, 'short')}, ${formatCivilTime(pick_up.time, locale)}`;
        return (
          <span key={transfer_id}>
            {status === 'cancelled' ? <s>{words}</s> : words}
            <NightLine direction={direction} flight={pick_up} />
          </span>
        );
      })}
    </>
  );
}
