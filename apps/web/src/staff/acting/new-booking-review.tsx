import { useEffect, useRef } from 'react';
import { NightLine } from '../../booking-parts/night-line.tsx';
import { formatAmount, formatCivilDate, formatCivilTime } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import type { Said } from './ask-acting.ts';
import type { Booked } from './ask-new-booking.ts';
import { SayWhy } from './say-why.tsx';
import { type Stop, StopBanner } from './stop-banner.tsx';

type NewBookingReviewProps = {
  answer: Booked;
  /** Guests of the stays that ride along. */
  others: readonly string[];
  stop: Stop | null;
  onBook: (said: Said) => Promise<void>;
  onBack: () => void;
};

/** Price and pick-ups of the booking, and the button that makes it. */
export function NewBookingReview({ answer, others, stop, onBook, onBack }: NewBookingReviewProps) {
  const { acting } = useTexts('staff');
  const texts = acting.book;
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { amount_due: due, rides } = answer;
  return (
    <section
      aria-labelledby="review"
      className="mt-4 grid gap-4 rounded-lg bg-surface p-4 shadow-ticket sm:px-5"
    >
      <h2 id="review" ref={heading} tabIndex={-1} className="text-heading outline-none">
        {texts.review}
      </h2>
      <p className="text-headline tabular-nums">{due > 0 ? formatAmount(due, locale) : texts.free}</p>
      <p className="max-w-prose text-soft">{due > 0 ? texts.held : texts.confirmed}</p>
      <ul className="grid gap-1">
        {rides.map(({ direction, flight_date, pick_up_time }) => (
          <li key={direction}>
            {texts.pickUp(
              texts.trips[direction],
              formatCivilDate(flight_date, locale),
              formatCivilTime(pick_up_time, locale),
            )}
            {/* An arrival is picked up as it lands. */}
            <NightLine
              direction={direction}
              flight={{ date: flight_date, time: pick_up_time }}
              className="font-semibold text-small"
            />
          </li>
        ))}
      </ul>
      {others.length > 0 && <p>{acting.link.ridesWith(others.join(' · '))}</p>}
      {stop && <StopBanner stop={stop} onShow={onBack} />}
      <div className="max-w-form">
        <SayWhy overrides={answer.overrides} confirm={texts.confirm} onConfirm={onBook} onBack={onBack} />
      </div>
    </section>
  );
}
