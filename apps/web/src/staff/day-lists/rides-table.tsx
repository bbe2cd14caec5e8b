import { terminalText } from '@traslado/domain/booking/meeting';
import { pointsOfDay } from '@traslado/domain/desk/day-list';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { NightLine } from '../../booking-parts/night-line.tsx';
import { formatCivilTime } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { DataTable } from '../frame/data-table.tsx';
import { RideMark } from './ride-mark.tsx';
import { useRideWords } from './ride-words.ts';
import type { DayList, ListedRide } from './use-day-list.ts';

/** The rides of the list by their pick-up: a table, and a card for each on small screens. */
export function RidesTable({ list }: { list: DayList }) {
  const texts = useTexts('staff').dayLists;
  const locale = useLocale();
  const words = useRideWords(list.day);
  const { head } = texts;
  return (
    <>
      <DataTable<ListedRide, never>
        caption={texts.table}
        rows={list.rides}
        keyOf={({ key }) => key}
        columns={[
          {
            id: 'pickUp',
            head: head.pickUp,
            fits: true,
            cell: (ride) => (
              <>
                <span className="ride-time">
                  {ride.followed?.expected
                    ? words.moment(`${ride.followed.expected.date} ${ride.followed.expected.time}`)
                    : formatCivilTime(ride.time, locale)}
                </span>
                {ride.followed?.expected && (
                  <span className="block font-semibold text-small text-warn">
                    {texts.sold(words.moment(`${ride.date} ${ride.time}`))}
                  </span>
                )}
                <Details>
                  {!list.direction && <span>{texts.ride[ride.direction]}</span>}
                  <span>{ride.reference ?? texts.noReference}</span>
                </Details>
                <NightLine
                  direction={ride.direction}
                  flight={ride.flight}
                  className="whitespace-normal font-semibold text-small"
                />
              </>
            ),
          },
          {
            id: 'flight',
            head: head.flight,
            cell: ({ flight }) => (
              <>
                {flight.code === '' ? (
                  <span className="text-warn">{texts.noFlight}</span>
                ) : (
                  <span className="block whitespace-nowrap font-semibold">{flight.code}</span>
                )}
                <Details>
                  {flight.code !== '' && (
                    <span className="whitespace-nowrap tabular-nums">
                      {words.moment(`${flight.date} ${flight.time}`)}
                    </span>
                  )}
                  {flight.airline && <span className="only-wide">{flight.airline}</span>}
                  {flight.terminal && (
                    <span className="whitespace-nowrap font-semibold">{terminalText(flight.terminal)}</span>
                  )}
                </Details>
              </>
            ),
          },
          {
            id: 'guest',
            head: head.guest,
            className: 'min-w-36',
            cell: (ride) => (
              <span className="block min-w-0 [overflow-wrap:anywhere]">
                <Guest ride={ride} canOpen={list.viewer.can_open} />
                <Details>
                  {!list.property && <span>{ride.resort.name}</span>}
                  {words.place(ride) !== '' && <span>{words.place(ride)}</span>}
                </Details>
              </span>
            ),
          },
          { id: 'party', head: head.party, className: 'min-w-24', cell: (ride) => words.party(ride) },
          {
            id: 'service',
            head: head.service,
            className: 'min-w-24',
            cell: (ride) => (
              <>
                {ride.service}
                <Details>
                  {ride.vehicles > 1 && (
                    <span className="font-semibold">{texts.vehicles(ride.vehicles)}</span>
                  )}
                  {ride.bags && (
                    <span className="only-wide">{texts.bags(ride.bags.suitcases, ride.bags.hand_bags)}</span>
                  )}
                </Details>
              </>
            ),
          },
          {
            id: 'notes',
            head: head.notes,
            className: 'min-w-36',
            cell: (ride) => (hasNotes(ride) ? <Notes ride={ride} list={list} /> : null),
          },
          {
            id: 'notified',
            head: head.notified,
            className: 'min-w-24',
            cell: (ride) =>
              ride.followed ? (
                <span className="text-caption tabular-nums">{words.notified(ride)}</span>
              ) : null,
          },
          {
            id: 'mark',
            head: head.mark,
            fits: true,
            cell: (ride) => <RideMark ride={ride} timeZone={list.airport.time_zone} />,
          },
        ]}
      />
      <Points list={list} />
    </>
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

/** Facts below the first one of a cell: a line each, or one line in compact rows. */
const Details = ({ children }: { children: ReactNode }) => <span className="ride-details">{children}</span>;

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
  news.kind !== 'none' ||
  open.length > 0 ||
  special_items.length > 0 ||
  request !== '';

/** Changes since the last print, open points, and the guest's request. */
function Notes({ ride, list }: { ride: ListedRide; list: DayList }) {
  const texts = useTexts('staff').dayLists;
  const words = useRideWords(list.day);
  const { news, open, request, followed } = ride;
  return (
    <div className="grid min-w-0 justify-items-start gap-1 text-small [overflow-wrap:anywhere]">
      {followed?.frozen && <p className="font-semibold text-bad">{words.flight(ride)}</p>}
      {news.kind !== 'none' && (
        <div className="rounded-md bg-warn-wash px-2.5 py-1 text-warn">
          <p className="font-semibold">{news.kind === 'new' ? texts.isNew : texts.changed}</p>
          {words.news(ride).map((said) => (
            <p key={said}>{said}</p>
          ))}
        </div>
      )}
      {open.map((matter) => (
        <p
          key={matter}
          className={matter === 'unpaid' ? 'font-semibold text-bad' : 'font-semibold text-warn'}
        >
          {texts.matters[matter]}
        </p>
      ))}
      {ride.special_items.length > 0 && <p className="font-semibold">{words.special(ride)}</p>}
      {request !== '' && <p className="whitespace-pre-line">{request}</p>}
    </div>
  );
}
