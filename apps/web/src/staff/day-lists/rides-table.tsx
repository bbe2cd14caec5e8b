import { terminalText } from '@traslado/domain/booking/meeting';
import { pointsOfDay } from '@traslado/domain/desk/day-list';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { NightLine } from '../../booking-parts/night-line.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { DataTable, useCards } from '../frame/data-table.tsx';
import { RideBadge } from '../frame/ride-badge.tsx';
import { hasMark, RideMark } from './ride-mark.tsx';
import { useRideWords } from './ride-words.ts';
import type { DayList, ListedRide } from './use-day-list.ts';

/** The rides of the list by their pick-up: a table, and a card for each on small screens. */
export function RidesTable({ list }: { list: DayList }) {
  const texts = useTexts('staff').dayLists;
  const words = useRideWords(list.day);
  const { head } = texts;
  const hasCards = useCards();
  const markOf = (ride: ListedRide) => <RideMark ride={ride} timeZone={list.airport.time_zone} />;
  return (
    <div className="day-rides">
      <DataTable<ListedRide, never>
        caption={texts.table}
        rows={list.rides}
        keyOf={({ key }) => key}
        columns={[
          {
            id: 'pickUp',
            head: head.pickUp,
            fits: true,
            cell: (ride) => <PickUp ride={ride} day={list.day} />,
          },
          {
            id: 'flight',
            head: head.flight,
            cell: ({ flight, date, time }) => (
              <>
                {flight.code === '' ? (
                  <span className="text-warn">{texts.noFlight}</span>
                ) : (
                  <span className="whitespace-nowrap font-semibold">{flight.code}</span>
                )}
                <Details>
                  {flight.code !== '' && (flight.time !== time || flight.date !== date) && (
                    <span className="tabular-nums">{words.moment(`${flight.date} ${flight.time}`)}</span>
                  )}
                  {flight.terminal && <span>{terminalText(flight.terminal)}</span>}
                  {flight.airline && <span className="only-wide">{flight.airline}</span>}
                </Details>
              </>
            ),
          },
          {
            id: 'guest',
            head: head.guest,
            className: 'min-w-32 ride-guest',
            cell: (ride) => (
              <span>
                <Guest ride={ride} canOpen={list.viewer.can_open} />
                <Details>
                  {!list.property && <span>{ride.resort.name}</span>}
                  {words.place(ride) !== '' && <span>{words.place(ride)}</span>}
                </Details>
              </span>
            ),
          },
          {
            id: 'party',
            head: head.party,
            cell: (ride) => <span className="ride-party">{words.party(ride)}</span>,
          },
          {
            id: 'service',
            head: head.service,
            className: 'wide:whitespace-nowrap',
            cell: (ride) => (
              <>
                {ride.service}
                <Details>
                  {ride.vehicles > 1 && (
                    <span className="font-semibold">{texts.vehicles(ride.vehicles)}</span>
                  )}
                </Details>
              </>
            ),
          },
          {
            id: 'ride',
            head: texts.paper.ride,
            cell: ({ direction, reference }) => (
              <span className="ride-number">
                {!list.direction && <span className="block">{texts.ride[direction]}</span>}
                {reference ?? texts.noReference}
              </span>
            ),
          },
          {
            id: 'notes',
            head: head.notes,
            className: 'min-w-40',
            cell: (ride) => (hasNotes(ride) ? <Notes ride={ride} list={list} /> : null),
          },
          {
            id: 'state',
            head: head.mark,
            fits: true,
            isState: true,
            cell: (ride) => (hasCards ? <RideBadge ride={ride} /> : markOf(ride)),
          },
          ...(hasCards
            ? [
                {
                  id: 'mark',
                  head: head.result,
                  cell: (ride: ListedRide) => (hasMark(ride) ? markOf(ride) : null),
                },
              ]
            : []),
        ]}
      />
      <Points list={list} />
    </div>
  );
}

/** Meeting points and doors of the terminals, each once, as on paper. */
export function Points({
  list,
  className = 'mt-3 grid gap-1 text-small',
}: {
  list: DayList;
  className?: string;
}) {
  const texts = useTexts('staff').dayLists;
  const points = pointsOfDay(list.rides);
  if (points.length === 0) return null;
  return (
    <ul className={className}>
      {points.map(({ direction, terminal, point }) => (
        <li key={`${direction} ${terminal}`}>
          <b>
            {terminalText(terminal)}, {texts.ride[direction]}:
          </b>{' '}
          {point}
        </li>
      ))}
    </ul>
  );
}

/** The time that the driver obeys; a sold one that a flight moved is struck. */
function PickUp({ ride, day }: { ride: ListedRide; day: string }) {
  const texts = useTexts('staff').dayLists;
  const words = useRideWords(day);
  const { followed, direction, flight } = ride;
  const sold = words.moment(`${ride.date} ${ride.time}`);
  const { expected } = followed ?? {};
  return (
    <>
      <span className="ride-time">{expected ? words.moment(`${expected.date} ${expected.time}`) : sold}</span>
      {expected && (
        <>
          {' '}
          <span className="visually-hidden">{texts.sold(sold)}</span>
          <s aria-hidden="true" title={texts.sold(sold)} className="text-small text-soft tabular-nums">
            {sold}
          </s>
        </>
      )}
      <NightLine
        direction={direction}
        flight={flight}
        className="whitespace-normal font-semibold text-small"
      />
    </>
  );
}

/** Facts of a cell after the first one: below it, or beside it in compact rows. */
const Details = ({ children }: { children: ReactNode }) => <span className="ride-details"> {children}</span>;

function Guest({ ride, canOpen }: { ride: ListedRide; canOpen: boolean }) {
  const texts = useTexts('staff').dayLists;
  if (!canOpen || ride.booking === null) return <span className="font-semibold">{ride.guest}</span>;
  return (
    <Link
      data-row
      href={`/admin/bookings/${ride.booking}`}
      aria-label={texts.openBooking(ride.guest)}
      className="row-link"
    >
      {ride.guest}
    </Link>
  );
}

const hasNotes = ({ news, open, request, special_items, followed }: ListedRide): boolean =>
  followed?.frozen != null ||
  followed?.notified != null ||
  news.kind !== 'none' ||
  open.length > 0 ||
  special_items.length > 0 ||
  request !== '';

/** A flight that moved by hours says itself that its time differs. */
const mattersOf = ({ open, followed }: ListedRide) =>
  open.filter((matter) => matter !== 'flight_time' || followed?.frozen !== 'moved');

/** Changes since the last print, open points, the guest's request, and the last notice to them. */
function Notes({ ride, list }: { ride: ListedRide; list: DayList }) {
  const texts = useTexts('staff').dayLists;
  const words = useRideWords(list.day);
  const { news, request, followed } = ride;
  return (
    <div className="ride-notes">
      {followed?.frozen && <p className="font-semibold text-bad">{words.flight(ride)}</p>}
      {news.kind !== 'none' && (
        <div className="rounded-md bg-warn-wash px-2.5 py-1 text-warn">
          <p className="font-semibold">{news.kind === 'new' ? texts.isNew : texts.changed}</p>
          {words.news(ride).map((said) => (
            <p key={said}>{said}</p>
          ))}
        </div>
      )}
      {mattersOf(ride).map((matter) => (
        <p
          key={matter}
          className={matter === 'unpaid' ? 'font-semibold text-bad' : 'font-semibold text-warn'}
        >
          {texts.matters[matter]}
        </p>
      ))}
      {ride.special_items.length > 0 && <p className="font-semibold">{words.special(ride)}</p>}
      {request !== '' && <p className="whitespace-pre-line">{request}</p>}
      {followed?.notified && <p className="text-caption text-soft tabular-nums">{words.notified(ride)}</p>}
    </div>
  );
}
