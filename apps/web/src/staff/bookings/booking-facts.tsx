import { terminalText } from '@traslado/domain/booking/meeting';
import { saySpecialItems, specialWords } from '@traslado/domain/booking/special-words';
import { flightWords } from '@traslado/domain/flight-watch/flight-words';
import { DAY_MS } from '@traslado/domain/time/instant';
import type { ReactNode } from 'react';
import { NightLine } from '../../booking-parts/night-line.tsx';
import { classNames } from '../../components/class-names.ts';
import { formatCivilDate, formatCivilTime } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { languageOf } from '../../i18n/locale.ts';
import { WhyRide } from '../acting/why-ride.tsx';
import type { Story } from './use-bookings.ts';

/** A letter is tried for less than a day; an older booking without one will get none. */
const isPrepared = ({ confirmation_mail, created_at }: Story['booking']): boolean =>
  confirmation_mail === 'sending' && Date.now() - Date.parse(created_at) < DAY_MS;

/** Guest, places and times: the first questions of a guest on the phone. Every time has the city of its clock. */
export function BookingFacts({ story }: { story: Story }) {
  const { page: texts } = useTexts('staff').bookings;
  const { booking, reach, zone_name } = story;
  const { email, phone } = reach ?? booking.contact;
  const main = booking.reservations.find((stay) => stay.main);
  const { adults, minors, babyseat, onLap } = partyOf(booking);
  return (
    <section className="rounded-lg bg-surface p-4 shadow-ticket sm:px-5">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 sm:gap-x-8">
        <Fact name={texts.guest}>
          <span className="font-semibold">{main?.guest ?? booking.contact.name}</span>
          {main && main.guest !== booking.contact.name && (
            <span className="block text-small text-soft">{booking.contact.name}</span>
          )}
        </Fact>
        <Fact name={texts.resort}>
          <span className="font-semibold">{booking.hotel_name}</span>
          <span className="block text-small text-soft">
            {booking.folio} · {booking.airport.iata_code}
          </span>
        </Fact>
        <Fact name={texts.service}>
          {booking.service.name}
          <span className="block text-small text-soft">
            {texts.seats(booking.total_passengers, texts.rider(adults, minors, babyseat, onLap))}
          </span>
        </Fact>
        <Fact name={texts.reach} isWhole>
          {email}
          <span className="block text-small">
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
        {booking.observation && <Fact name={texts.request}>{booking.observation}</Fact>}
      </dl>
      <h2 className="mt-3 mb-1 text-heading">
        {texts.rides}{' '}
        <span className="font-normal font-text text-small text-soft">{texts.timesIn(zone_name)}</span>
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {booking.transfers.map((ride) => (
          <li key={ride.transfer_id} className="min-w-0 rounded-md bg-sunk px-4 py-2.5">
            <Ride
              ride={ride}
              followed={story.followed.find(({ transfer_id }) => transfer_id === ride.transfer_id)}
            />
            <WhyRide ride={ride} story={story} />
          </li>
        ))}
      </ul>
      <h2 className="mt-3 mb-1 text-heading">{texts.riders}</h2>
      <ul className="grid gap-2 text-small">
        {booking.reservations.map(({ hotel, folio, guest, main: isMain, ...stay }) => (
          <li key={`${hotel} ${folio}`}>
            <span className="font-semibold">{guest}</span> · {folio}
            {isMain && booking.reservations.length > 1 && ` · ${texts.main}`}
            <span className="block text-soft">
              {texts.rider(stay.adults, stay.minors, stay.babyseat, onLap)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All people of a booking. Small children are on a lap where they take no seat, which is up to the resort. */
function partyOf({ reservations, total_passengers: seats }: Story['booking']) {
  const sum = (counter: 'adults' | 'minors' | 'babyseat') =>
    reservations.reduce((all, stay) => all + stay[counter], 0);
  const [adults, minors, babyseat] = [sum('adults'), sum('minors'), sum('babyseat')];
  return { adults, minors, babyseat, onLap: seats <= adults + babyseat };
}

/** On a phone two beside each other, or one that has the whole line. */
function Fact({ name, isWhole, children }: { name: string; isWhole?: boolean; children: ReactNode }) {
  return (
    <div className={classNames('min-w-0', isWhole && 'max-sm:col-span-2')}>
      <dt className="text-caption text-soft">{name}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

type RideProps = {
  ride: Story['booking']['transfers'][number];
  followed: Story['followed'][number] | undefined;
};

function Ride({ ride, followed }: RideProps) {
  const { bookings: texts, dayLists } = useTexts('staff');
  const locale = useLocale();
  const { direction, status, pick_up, flight_code, flight_date, flight_time, resort, time_to_check } = ride;
  const { terminal, drop_off } = ride;
  const special = { items: ride.special_items, answer: ride.special_answer };
  const language = languageOf(locale);
  const meeting = (direction === 'arrival' ? pick_up.place.detail : drop_off) ?? undefined;
  const isOff = status === 'cancelled' || status === 'no_show';
  const expected = followed?.expected;
  const moment = ({ date, time }: { date: string; time: string }) =>
    `${formatCivilDate(date, locale, 'short')}, ${formatCivilTime(time, locale)}`;
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-3 text-small">
        <span className="font-semibold">{texts.ride[direction]}</span>
        <span className={isOff ? 'font-semibold text-bad' : 'text-soft'}>{texts.rideStates[status]}</span>
      </p>
      <p className="mt-1">
        <span className="block text-caption text-soft">
          {expected ? texts.page.pickUpNow : texts.page.pickUp}
        </span>
        <span className="font-semibold tabular-nums">{moment(expected ?? pick_up)}</span>{' '}
        <span className="text-small text-soft">
          {pick_up.zone_name}
          {pick_up.is_day_before && !expected && ` · ${texts.page.dayBefore}`}
        </span>
        {expected && (
          <span className="block font-semibold text-small text-warn">{dayLists.sold(moment(pick_up))}</span>
        )}
        {followed?.frozen && (
          <span className="block font-semibold text-bad text-small">
            {flightWords[language].frozen[followed.frozen]}
          </span>
        )}
        <NightLine
          direction={direction}
          flight={{ date: flight_date, time: flight_time }}
          className="font-semibold text-small"
        />
        {ride.late_arrival && <span className="block text-small text-warn">{texts.page.lateArrival}</span>}
        <span className="block text-small text-soft">{resort?.name ?? pick_up.place.name}</span>
      </p>
      <p className="mt-1">
        <span className="block text-caption text-soft">
          {expected ? texts.page.flightSold : texts.page.flight}
        </span>
        {flight_code} · {moment({ date: flight_date, time: flight_time })}
        {terminal && (
          <span className="block truncate text-small text-soft" title={meeting}>
            {[terminalText(terminal), meeting].filter(Boolean).join(' · ')}
          </span>
        )}
        {time_to_check && <span className="block text-small text-warn">{texts.page.toCheck}</span>}
      </p>
      {special.items.length > 0 && (
        <p className="mt-1">
          <span className="block text-caption text-soft">{specialWords[language].title}</span>
          <span className={special.answer === 'call' ? 'text-warn' : ''}>
            {saySpecialItems(special, language, 'staff')}
          </span>
        </p>
      )}
    </>
  );
}
