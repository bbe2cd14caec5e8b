import { isDayOfRide } from '@traslado/domain/flight-watch/ride-day';
import { type ReactNode, use, useId } from 'react';
import type { CouponView } from '../../booking-parts/coupon-view.ts';
import { waitsInWords } from '../../booking-parts/waits-in-words.ts';
import { Banner } from '../../components/banner.tsx';
import { CallLink } from '../../components/call-link.tsx';
import { Icon } from '../../components/icon.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { useMinute } from '../../components/use-minute.ts';
import { WorkButton } from '../../components/work-button.tsx';
import { formatAge, formatCivilDate, formatCivilTime, formatInstant } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { cancelPath, editPath } from '../../shell/paths.ts';
import { InLook } from '../my-bookings/in-look.ts';
import type { RideDay } from '../my-bookings/kept-bookings.ts';
import { useRideDay } from './use-ride-day.ts';

type Ride = CouponView['transfers'][number];
type Answering = ReturnType<typeof useRideDay>['answer'];

type RideDayCardProps = { coupon: CouponView; ride: Ride; isKept: boolean };

/** A ride on its day: its flight, the pick-up that follows from it, and the questions that only the guest can answer. */
export function RideDayCard({ coupon, ride, isKept }: RideDayCardProps) {
  const texts = useTexts('rideDay');
  const locale = useLocale();
  const nowAt = useMinute();
  const titleId = useId();
  const { day, said, answer } = useRideDay(
    ride.transfer_id,
    // Staff in a view-as-guest session have no session to ask with.
    isKept || use(InLook) !== null,
  );
  if (!day) return null;
  const { expected, sold, direction } = day;
  const pickUps = { soldAt: Date.parse(sold.at), expectedAt: Date.parse(expected.at) };
  if (!isDayOfRide(pickUps, nowAt)) return null;
  const isMoved = expected.at !== sold.at;
  return (
    <section
      aria-labelledby={titleId}
      data-testid={`ride-day-${ride.transfer_id}`}
      className="grid gap-6 rounded-lg bg-surface p-5 shadow-ticket sm:p-7"
    >
      <h2 id={titleId} className="text-heading">
        {texts.title[direction]}
      </h2>
      {(day.frozen || day.proposal) && (
        <Question
          day={day}
          coupon={coupon}
          ride={ride}
          mayAnswer={!isKept && coupon.viewer.owner}
          answer={answer}
        />
      )}
      <div role="status" className="empty:hidden">
        {said && <Banner tone={said.tone}>{said.text}</Banner>}
      </div>
      <dl className="grid gap-5 sm:grid-cols-2">
        <Fact term={texts.pickUp}>
          <span className="block font-display font-extrabold text-headline tabular-nums leading-none tracking-display">
            {formatCivilTime(expected.time, locale)}
          </span>
          <span className="mt-1 block font-semibold first-letter:uppercase">
            {formatCivilDate(expected.date, locale)}
          </span>
          <span className="block text-small text-soft">
            {day.frozen ? texts.frozen.hold : (texts.why[day.basis] ?? '')}
            {isMoved && ` ${texts.booked(formatCivilTime(sold.time, locale))}`}
          </span>
        </Fact>
        {day.flight && (
          <Fact term={texts.flight}>
            <Flight day={day} flight={day.flight} />
          </Fact>
        )}
        <Fact term={texts.where}>
          <span className="block font-semibold">{day.place.name}</span>
          <span className="block text-small text-soft">{day.place.detail}</span>
        </Fact>
      </dl>
      {!day.frozen && (
        <p className="flex gap-2.5">
          <Icon name="clock" className="text-soft" />
          <span>{waitsInWords(direction, expected, day.waits_until, locale)}</span>
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <CallLink variant="quiet" phone={day.phone} />
        <p className="text-small text-soft">
          {texts.updated(formatAge(Date.parse(day.read_at), nowAt, locale))}
        </p>
      </div>
    </section>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="mb-1 text-small text-soft">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The flight as far as it is known, and since when. */
function Flight({ day, flight }: { day: RideDay; flight: NonNullable<RideDay['flight']> }) {
  const texts = useTexts('rideDay');
  const locale = useLocale();
  const clock = (at: string) => formatInstant(at, day.time_zone, locale);
  const { known } = flight;
  const places = [
    flight.terminal && texts.terminal(flight.terminal),
    flight.gate && texts.gate(flight.gate),
    flight.belt && texts.belt(flight.belt),
  ].filter(Boolean);
  return (
    <>
      <span className="block font-semibold">
        {flight.code} · {texts.states[flight.state]}
      </span>
      {flight.diverted_to && <span className="block">{texts.divertedTo(flight.diverted_to)}</span>}
      {known && !day.frozen && (
        <span className="block">
          {texts.known[day.direction](formatCivilTime(known.time, locale))}{' '}
          <span className="text-small text-soft">({texts.asOf(clock(known.said_at))})</span>
        </span>
      )}
      {places.length > 0 && <span className="block">{places.join(' · ')}</span>}
      {flight.is_stale && flight.heard_at && (
        <span className="block text-small text-warn">{texts.stale(clock(flight.heard_at))}</span>
      )}
    </>
  );
}

type QuestionProps = {
  day: RideDay;
  coupon: CouponView;
  ride: Ride;
  mayAnswer: boolean;
  answer: Answering;
};

/** A freeze or a proposal, with one tap for each way on. */
function Question({ day, coupon, ride, mayAnswer, answer }: QuestionProps) {
  const texts = useTexts('rideDay');
  const locale = useLocale();
  const { frozen, proposal, sold, expected } = day;
  const clock = (moment: { time: string }) => formatCivilTime(moment.time, locale);
  const expectedOf = (after: RideDay) => clock(after.expected);
  const silent = coupon.viewer.owner ? texts.needsConnection : texts.ownerAnswers;
  if (frozen) {
    const { number } = frozen;
    return (
      <Banner
        tone="warn"
        title={texts.frozen.titles[frozen.reason]}
        action={
          mayAnswer && (
            <Ways>
              {ride.viewer.can_change && (
                <LinkButton variant="primary" href={editPath(coupon.coupon_id, ride.direction)}>
                  {texts.frozen.change}
                </LinkButton>
              )}
              {ride.viewer.can_cancel && (
                <LinkButton variant="secondary" href={cancelPath(coupon.coupon_id)}>
                  {texts.frozen.cancel}
                </LinkButton>
              )}
              {number !== null && (
                <WorkButton
                  variant="secondary"
                  busyLabel={texts.answering}
                  work={() =>
                    answer({ answer: 'come_anyway', number }, (after) =>
                      texts.done.come_anyway(expectedOf(after)),
                    )
                  }
                >
                  {texts.frozen.come}
                </WorkButton>
              )}
            </Ways>
          )
        }
      >
        {texts.frozen.text} {!mayAnswer && silent}
      </Banner>
    );
  }
  if (!proposal) return null;
  const { number, kind } = proposal;
  const standing = expected.at === sold.at ? sold : expected;
  return (
    <Banner
      tone={kind === 'earlier' ? 'bad' : 'warn'}
      title={texts[kind].title(clock(proposal.pick_up))}
      action={
        mayAnswer &&
        number !== null && (
          <Ways>
            <WorkButton
              busyLabel={texts.answering}
              work={() =>
                answer({ answer: 'accept', number }, (after) => texts.done.accept(expectedOf(after)))
              }
            >
              {texts.accept(clock(proposal.pick_up))}
            </WorkButton>
            <WorkButton
              variant="secondary"
              busyLabel={texts.answering}
              work={() => answer({ answer: 'keep', number }, (after) => texts.done.keep(expectedOf(after)))}
            >
              {texts.keep(clock(standing))}
            </WorkButton>
          </Ways>
        )
      }
    >
      {kind === 'later'
        ? texts.later.text(formatInstant(proposal.answer_until ?? day.read_at, day.time_zone, locale))
        : texts.earlier.text}{' '}
      {!mayAnswer && silent}
    </Banner>
  );
}

const Ways = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap gap-3 max-sm:flex-col">{children}</div>
);
