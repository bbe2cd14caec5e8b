import { terminalText } from '@traslado/domain/booking/meeting';
import { saySpecialItems, specialWords } from '@traslado/domain/booking/special-words';
import { flightWords } from '@traslado/domain/flight-watch/flight-words';
import { DAY_MS } from '@traslado/domain/time/instant';
import type { ReactNode } from 'react';
import { NightLine } from '../../booking-parts/night-line.tsx';
import { classNames } from '../../components/class-names.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { languageOf } from '../../i18n/locale.ts';
import { WhyRide } from '../acting/why-ride.tsx';
import { Card } from '../frame/card.tsx';
import { RideBadge } from '../frame/ride-badge.tsx';
import { usePartyWords } from '../frame/use-party-words.ts';
import { guestOf } from './booking-line.tsx';
import { type Moment, momentText, pickUpNow } from './next-ride.ts';
import type { Story } from './use-bookings.ts';

/** A letter is tried for less than a day; an older booking without one will get none. */
const isPrepared = ({ confirmation_mail, created_at }: Story['booking']): boolean =>
  confirmation_mail === 'sending' && Date.now() - Date.parse(created_at) < DAY_MS;

/** Contact, service and people: the first questions of a guest on the phone. */
export function BookingFacts({ story }: { story: Story }) {
  const { page: texts } = useTexts('staff').bookings;
  const { booking, reach } = story;
  const { email, phone } = reach ?? booking.contact;
  const partyWords = usePartyWords();
  const { onLap, ...party } = partyOf(booking);
  return (
    <section aria-label={texts.who} className="rounded-lg bg-surface p-4 shadow-ticket sm:px-5">
      <dl className="grid gap-2">
        <Fact name={texts.reach}>
          {booking.contact.name !== guestOf(story) && (
            <span className="block font-semibold">{booking.contact.name}</span>
          )}
          {email}
          <span className="block">
            {reach ? (
              <a href={`tel:${phone}`} className="hover:underline">
                {phone}
              </a>
            ) : (
              phone
            )}
          </span>
          {isPrepared(booking) && <span className="block text-small text-soft">{texts.letterPrepared}</span>}
        </Fact>
        <Fact name={texts.service}>
          {booking.service.name}
          <span className="block text-small text-soft">{texts.seats(booking.total_passengers)}</span>
        </Fact>
        <Fact name={texts.riders}>
          {booking.reservations.length === 1 ? (
            partyWords(party, onLap)
          ) : (
            <ul className="grid gap-1">
              {booking.reservations.map(({ hotel, folio, guest, main, ...stay }) => (
                <li key={`${hotel} ${folio}`}>
                  {guest}
                  <span className="block text-small text-soft">
                    {[folio, ...(main ? [texts.main] : [])].join(' · ')}
                  </span>
                  <span className="block text-small text-soft">{partyWords(stay, onLap)}</span>
                </li>
              ))}
            </ul>
          )}
        </Fact>
        {booking.observation && <Fact name={texts.request}>{booking.observation}</Fact>}
      </dl>
    </section>
  );
}

/** Every ride with its places and times, one that was canceled in a line. */
export function BookingRides({ story }: { story: Story }) {
  const { transfers } = story.booking;
  const off = transfers.filter(isCanceled);
  const isAlone = transfers.length - off.length === 1;
  return (
    <Card id="rides" title={<RidesTitle story={story} />}>
      <ul className={classNames('grid gap-3', !isAlone && 'sm:grid-cols-2')}>
        {transfers
          .filter((ride) => !isCanceled(ride))
          .map((ride) => (
            <li
              key={ride.transfer_id}
              className={classNames('ride', isMissed(ride) ? 'text-soft' : 'bg-sunk', isAlone && 'is-alone')}
            >
              <Ride
                ride={ride}
                followed={story.followed.find(({ transfer_id }) => transfer_id === ride.transfer_id)}
              />
              <WhyRide ride={ride} story={story} />
            </li>
          ))}
        {off.map((ride) => (
          <RideLine key={ride.transfer_id} ride={ride} story={story} />
        ))}
      </ul>
    </Card>
  );
}

/** The city of their clock is told once. */
export function RidesTitle({ story }: { story: Story }) {
  const { page: texts } = useTexts('staff').bookings;
  return (
    <span className="flex flex-wrap items-baseline justify-between gap-x-3">
      {texts.rides}{' '}
      <span className="font-normal font-text text-caption text-soft">{texts.timesIn(story.zone_name)}</span>
    </span>
  );
}

/** All people of a booking. Small children are on a lap where they take no seat, which is up to the resort. */
function partyOf({ reservations, total_passengers: seats }: Story['booking']) {
  const sum = (counter: 'adults' | 'minors' | 'babyseat') =>
    reservations.reduce((all, stay) => all + stay[counter], 0);
  const [adults, minors, babyseat] = [sum('adults'), sum('minors'), sum('babyseat')];
  return { adults, minors, babyseat, onLap: seats <= adults + babyseat };
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-baseline gap-x-3">
      <dt className="text-caption text-soft">{name}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

type BookedRide = Story['booking']['transfers'][number];

const isCanceled = ({ status }: BookedRide): boolean => status === 'cancelled';
const isMissed = ({ status }: BookedRide): boolean => status === 'no_show';

/** A ride in a line: its pick-up that counts now, and its state. */
export function RideLine({ ride, story }: { ride: BookedRide; story: Story }) {
  const texts = useTexts('staff').bookings;
  const locale = useLocale();
  const { pickUp } = pickUpNow(ride, story.followed);
  return (
    <li
      className={classNames(
        'ride flex flex-wrap items-center gap-x-4 sm:col-span-full',
        isCanceled(ride) && 'text-soft',
      )}
    >
      <span className="font-semibold">{texts.ride[ride.direction]}</span>
      <span className={classNames('tabular-nums', isCanceled(ride) && 'line-through')}>
        {momentText(pickUp, locale)}
      </span>
      {ride.flight_code}
      <span className="ml-auto">
        <RideBadge ride={ride} />
      </span>
    </li>
  );
}

type RideProps = {
  ride: BookedRide;
  followed: Story['followed'][number] | undefined;
};

function Ride({ ride, followed }: RideProps) {
  const { bookings: texts, dayLists } = useTexts('staff');
  const locale = useLocale();
  const { direction, status, pick_up, flight_code, flight_date, flight_time, resort, time_to_check } = ride;
  const { terminal, drop_off, late_arrival } = ride;
  const special = { items: ride.special_items, answer: ride.special_answer };
  const language = languageOf(locale);
  const isArrival = direction === 'arrival';
  const named = terminal && terminalText(terminal);
  const place = [
    // An airport's name can have it already.
    ...(named && !pick_up.place.name.includes(named) ? [named] : []),
    isArrival ? pick_up.place.detail : drop_off,
  ]
    .filter(Boolean)
    .join(' · ');
  const expected = followed?.expected;
  const moment = (at: Moment) => momentText(at, locale);
  const flight = { date: flight_date, time: flight_time };
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="font-semibold">{texts.ride[direction]}</span>
        {status !== 'confirmed' && <RideBadge ride={ride} />}
      </p>
      <div className="ride-facts">
        <p>
          <span className="block text-caption text-soft">
            {expected ? texts.page.pickUpNow : texts.page.pickUp}
          </span>
          <span className={classNames('tabular-nums', isMissed(ride) ? 'line-through' : 'font-semibold')}>
            {moment(expected ?? pick_up)}
          </span>
          {pick_up.is_day_before && !expected && (
            <span className="text-small text-soft"> · {texts.page.dayBefore}</span>
          )}
          {expected && (
            <span className="block font-semibold text-small text-warn">{dayLists.sold(moment(pick_up))}</span>
          )}
          {followed?.frozen && (
            <span className="block font-semibold text-bad text-small">
              {flightWords[language].frozen[followed.frozen]}
            </span>
          )}
          <NightLine direction={direction} flight={flight} className="font-semibold text-small" />
          {late_arrival && <span className="block text-small text-warn">{texts.page.lateArrival}</span>}
          <span className="block text-small">{resort?.name ?? pick_up.place.name}</span>
        </p>
        <p>
          <span className="block text-caption text-soft">
            {expected ? texts.page.flightSold : texts.page.flight}
          </span>
          {/* A flight that lands when the pick-up is has its time there. */}
          {[flight_code, ...(moment(flight) === moment(pick_up) && !expected ? [] : [moment(flight)])].join(
            ' · ',
          )}
          {time_to_check && <span className="block text-small text-warn">{texts.page.toCheck}</span>}
        </p>
        {place && !isMissed(ride) && (
          <p className="ride-place">
            <span className="block text-caption text-soft">
              {isArrival ? texts.page.meeting : texts.page.dropOff}
            </span>
            <span className="block text-small">{place}</span>
          </p>
        )}
        {special.items.length > 0 && (
          <p>
            <span className="block text-caption text-soft">{specialWords[language].title}</span>
            <span className={special.answer === 'call' ? 'text-warn' : ''}>
              {saySpecialItems(special, language, 'staff')}
            </span>
          </p>
        )}
      </div>
    </>
  );
}
