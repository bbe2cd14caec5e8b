import { lobbyTimeOf } from '@traslado/domain/booking/lobby-time';
import type { CouponView } from '../../booking-parts/coupon-view.ts';
import { waitsInWords } from '../../booking-parts/waits-in-words.ts';
import { formatCivilDate, formatCivilTime, formatInstant } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';

/** The next events with their times, in order. */
export function NextSteps({ coupon }: { coupon: CouponView }) {
  const texts = useTexts('confirmation');
  const locale = useLocale();
  const legs = coupon.transfers.filter((transfer) => transfer.status !== 'cancelled');
  const arrival = legs.find((leg) => leg.direction === 'arrival');
  const departure = legs.find((leg) => leg.direction === 'departure');
  const [first] = legs;
  const day = (leg: (typeof legs)[number]) =>
    `${formatCivilDate(leg.pick_up.date, locale, 'short')}, ${formatCivilTime(leg.pick_up.time, locale)}`;
  const waits = ({ direction, pick_up: pickUp }: (typeof legs)[number]) =>
    waitsInWords(direction, pickUp, pickUp.waits_until, locale);
  const { confirmation_mail: mail } = coupon;
  const steps = [
    ...(mail
      ? [{ key: 'now', when: texts.next.now.when, text: texts.next.now[mail](coupon.contact.email) }]
      : []),
    ...(first && coupon.viewer.can_edit
      ? [
          {
            key: 'change',
            when: texts.next.change.when(formatInstant(first.change_until, first.pick_up.time_zone, locale)),
            text: texts.next.change.text,
          },
        ]
      : []),
    ...(arrival
      ? [
          {
            key: 'arrival',
            when: texts.next.arrival.when(day(arrival)),
            text: `${texts.next.arrival.text} ${waits(arrival)}`,
          },
        ]
      : []),
    ...(departure
      ? [
          {
            key: 'departure',
            when: texts.next.departure.when(day(departure)),
            text: `${texts.next.departure.text(formatCivilTime(lobbyTimeOf(departure.pick_up.time), locale))} ${waits(departure)}`,
          },
        ]
      : []),
  ];
  return (
    <section aria-labelledby="next">
      <h2 id="next" className="text-title">
        {texts.nextTitle}
      </h2>
      {first && <p className="mt-1.5 text-small text-soft">{texts.nextClock(first.pick_up.zone_name)}</p>}
      <ol className="mt-5 grid">
        {steps.map((step, index) => (
          <li key={step.key} className="relative grid grid-cols-[1.5rem_minmax(0,1fr)] gap-4 pb-6 last:pb-0">
            {index < steps.length - 1 && (
              <span
                aria-hidden="true"
                className="absolute top-4 bottom-0 left-[0.6875rem] border-control border-l-2 border-dotted"
              />
            )}
            <span
              aria-hidden="true"
              className={`relative mt-1 size-4 justify-self-center rounded-full border-[3px] ${index === 0 ? 'border-accent bg-accent' : 'border-accent bg-page'}`}
            />
            <div>
              <p className="font-semibold first-letter:uppercase">{step.when}</p>
              <p className="mt-0.5 max-w-prose text-soft">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
