import { terminalText } from '@traslado/domain/booking/meeting';
import { Link } from 'wouter';
import { NightLine } from '../../booking-parts/night-line.tsx';
import { formatCivilTime } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { DataTable } from '../frame/data-table.tsx';
import { hasMark, RideMark } from './ride-mark.tsx';
import { useRideWords } from './ride-words.ts';
import type { DayList, ListedRide } from './use-day-list.ts';

/** The rides of the list by their pick-up: a table, and a card for each on small screens. */
export function RidesTable({ list }: { list: DayList }) {
  const texts = useTexts('staff').dayLists;
  const locale = useLocale();
  const words = useRideWords(list.day);
  const { head } = texts;
  return (
    <DataTable<ListedRide, never>
      caption={texts.table}
      rows={list.rides}
      keyOf={({ key }) => key}
      columns={[
        {
          id: 'pickUp',
          head: head.pickUp,
          cell: (ride) => (
            <>
              <span className="block whitespace-nowrap font-display font-extrabold text-title tabular-nums leading-none">
                {ride.followed?.expected
                  ? words.moment(`${ride.followed.expected.date} ${ride.followed.expected.time}`)
                  : formatCivilTime(ride.time, locale)}
              </span>
              {ride.followed?.expected && (
                <span className="mt-1 block font-semibold text-small text-warn">
                  {texts.sold(words.moment(`${ride.date} ${ride.time}`))}
                </span>
              )}
              <span className="mt-1 block text-small">{texts.ride[ride.direction]}</span>
              <NightLine
                direction={ride.direction}
                flight={ride.flight}
                className="font-semibold text-small"
              />
              <span className="block text-caption text-soft tracking-label">
                {ride.reference === null ? texts.noReference : texts.reference(ride.reference)}
              </span>
            </>
          ),
        },
        {
          id: 'flight',
          head: head.flight,
          cell: ({ flight, point }) => (
            <>
              {flight.code === '' ? (
                <span className="text-warn">{texts.noFlight}</span>
              ) : (
                <>
                  <span className="block whitespace-nowrap font-semibold">{flight.code}</span>
                  <span className="block text-small tabular-nums">
                    {words.moment(`${flight.date} ${flight.time}`)}
                  </span>
                  <span className="block text-caption text-soft">{flight.airline}</span>
                </>
              )}
              {flight.terminal && (
                <span className="block text-small">
                  <span className="font-semibold">{terminalText(flight.terminal)}</span>
                  {point && <span className="block text-caption text-soft">{point}</span>}
                </span>
              )}
            </>
          ),
        },
        {
          id: 'guest',
          head: head.guest,
          cell: (ride) => (
            <span className="block min-w-0 [overflow-wrap:anywhere]">
              <Guest ride={ride} canOpen={list.viewer.can_open} />
              <span className="block text-small">
                {[...(list.property ? [] : [ride.resort.name]), words.place(ride)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
          ),
        },
        { id: 'party', head: head.party, cell: (ride) => words.party(ride) },
        {
          id: 'service',
          head: head.service,
          cell: (ride) => (
            <>
              {ride.service}
              {ride.vehicles > 1 && (
                <span className="block font-semibold text-small">{texts.vehicles(ride.vehicles)}</span>
              )}
              {ride.bags && (
                <span className="block text-caption text-soft">
                  {texts.bags(ride.bags.suitcases, ride.bags.hand_bags)}
                </span>
              )}
            </>
          ),
        },
        {
          id: 'notes',
          head: head.notes,
          cell: (ride) => (hasNotes(ride) ? <Notes ride={ride} list={list} /> : null),
        },
        {
          id: 'notified',
          head: head.notified,
          cell: (ride) =>
            ride.followed ? <span className="text-small tabular-nums">{words.notified(ride)}</span> : null,
        },
        {
          id: 'mark',
          head: head.mark,
          cell: (ride) => (hasMark(ride) ? <RideMark ride={ride} timeZone={list.airport.time_zone} /> : null),
        },
      ]}
    />
  );
}

function Guest({ ride, canOpen }: { ride: ListedRide; canOpen: boolean }) {
  const texts = useTexts('staff').dayLists;
  if (!canOpen || ride.booking === null) return <span className="font-semibold">{ride.guest}</span>;
  return (
    <Link
      href={`/admin/bookings/${ride.booking}`}
      aria-label={texts.openBooking(ride.guest)}
      className="font-semibold underline decoration-2 decoration-control underline-offset-4 hover:decoration-accent"
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
