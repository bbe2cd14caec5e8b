import { lobbyTimeOf } from '@traslado/domain/booking/lobby-time';
import { daysBetween, minutesOf } from '@traslado/domain/time/civil';
import type { CouponView } from '../../booking-parts/coupon-view.ts';
import { NightLine } from '../../booking-parts/night-line.tsx';
import { waitsInWords } from '../../booking-parts/waits-in-words.ts';
import { Icon } from '../../components/icon.tsx';
import { formatCivilDate, formatCivilTime } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import type { ChangeAnswer, ChangeWish } from './ask-change.ts';

type Ride = CouponView['transfers'][number];
type PickUp = Ride['pick_up'];

type PickUpChangeProps = {
  direction: Ride['direction'];
  answer: ChangeAnswer;
  wish: ChangeWish;
  ride: Ride;
};

/** The pick-up before and after, by the clock of the place, with its reason. */
export function PickUpChange({ direction, answer, wish, ride }: PickUpChangeProps) {
  const texts = useTexts('edit').review;
  const { old, new: next } = answer.pick_up;
  const isElsewhere = old.place.id !== next.place.id;
  if (old.at === next.at && !isElsewhere) return <p>{texts.same}</p>;
  const flight = {
    date: wish.service_date ?? ride.flight_date,
    time: wish.flight_time ?? ride.flight_time,
    isNational: (wish.is_national ?? ride.is_national) === '1',
  };
  return (
    <section aria-labelledby="pick-up">
      <h2 id="pick-up" className="mb-3 text-heading">
        {texts.pickUp}
      </h2>
      <div className="grid gap-3 sm:grid-cols-2">
        <PickUpBlock
          label={texts.before}
          pickUp={old}
          direction={direction}
          isElsewhere={isElsewhere}
          isOld
        />
        <div className="rounded-md bg-lagoon p-5 text-on-lagoon">
          <PickUpBlock label={texts.after} pickUp={next} direction={direction} isElsewhere={isElsewhere} />
          <p className="mt-3 flex gap-2.5 text-on-lagoon-soft text-small">
            <Icon name="clock" className="size-5" />
            <Why direction={direction} flight={flight} pickUp={next} />
          </p>
        </div>
      </div>
    </section>
  );
}

type WhyProps = {
  direction: Ride['direction'];
  flight: { date: string; time: string; isNational: boolean };
  pickUp: PickUp;
};

/** Lead time before the flight; by the clock on the wall, as a guest would calculate it. */
function Why({ direction, flight, pickUp }: WhyProps) {
  const texts = useTexts('edit').review;
  const { duration } = useTexts('booking').pickUp;
  const locale = useLocale();
  const waits = waitsInWords(direction, pickUp, pickUp.waits_until, locale);
  if (direction === 'arrival') return <span>{waits}</span>;
  const minutes =
    daysBetween(pickUp.date, flight.date) * 24 * 60 + minutesOf(flight.time) - minutesOf(pickUp.time);
  const kind = flight.isNational ? texts.national : texts.international;
  return (
    <span>
      {texts.whyDeparture(duration(minutes), kind)}.{' '}
      {texts.lobby(formatCivilTime(lobbyTimeOf(pickUp.time), locale))}. {waits}
    </span>
  );
}

type PickUpBlockProps = {
  label: string;
  pickUp: PickUp;
  direction: Ride['direction'];
  isElsewhere: boolean;
  isOld?: boolean;
};

/** The place is named where it is another one: a stay that joins or leaves takes the way back with it. */
function PickUpBlock({ label, pickUp, direction, isElsewhere, isOld }: PickUpBlockProps) {
  const words = useTexts('confirmation');
  const locale = useLocale();
  const time = formatCivilTime(pickUp.time, locale);
  return (
    <div className={isOld ? 'rounded-md bg-sunk p-5 text-soft' : undefined}>
      <p className={isOld ? 'text-small' : 'text-on-lagoon-soft text-small'}>{label}</p>
      <p className="font-extrabold font-display text-headline tabular-nums leading-tight tracking-display">
        {isOld ? <s>{time}</s> : time}
      </p>
      <p className="font-semibold first-letter:uppercase">{formatCivilDate(pickUp.date, locale)}</p>
      <NightLine direction={direction} flight={pickUp} className="font-semibold text-small" />
      <p className="text-small">{words.clock(pickUp.zone_name)}</p>
      {isElsewhere && <p className="mt-2 font-semibold">{pickUp.place.name}</p>}
      {pickUp.is_day_before && !isOld && (
        <p className="mt-2 w-fit rounded-full bg-warn-wash px-3 py-1 font-semibold text-small text-warn">
          {words.dayBefore}
        </p>
      )}
    </div>
  );
}
