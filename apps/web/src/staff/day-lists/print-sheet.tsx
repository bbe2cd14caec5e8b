import { terminalText } from '@traslado/domain/booking/meeting';
import { createPortal } from 'react-dom';
import { formatCivilDate, formatCivilTime, formatInstant } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { useRideWords } from './ride-words.ts';
import type { DayList, ListedRide } from './use-day-list.ts';
import './print-sheet.css';

/** Shares of the paper's width; the notes take the most. */
const WIDTHS = [
  { column: 'pickUp', width: '13%' },
  { column: 'flight', width: '11%' },
  { column: 'guest', width: '17%' },
  { column: 'party', width: '11%' },
  { column: 'service', width: '14%' },
  { column: 'notified', width: '12%' },
  { column: 'notes', width: '22%' },
] as const;

/** Opens the browser's own dialog once the sheet stands in the document. */
export async function printSheet(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  await document.fonts.ready;
  window.print();
}

/** The list as it goes on paper: large, black on white, its head on every page. The screen does not show it. */
export function PrintSheet({ list }: { list: DayList }) {
  const texts = useTexts('staff').dayLists;
  const locale = useLocale();
  const { airport, property, direction, counts, last_print: last } = list;
  const { head, paper } = texts;
  const moment = (at: string) => formatInstant(at, airport.time_zone, locale);
  return createPortal(
    <div className="print-sheet">
      <table>
        <colgroup>
          {WIDTHS.map(({ column, width }) => (
            <col key={column} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <td colSpan={7} className="print-title">
              <strong>{formatCivilDate(list.day, locale)}</strong>
              <span>
                {property?.name ?? airport.name} · {airport.code} ·{' '}
                {direction ? texts.directions[direction] : texts.both} · {texts.rides(counts.rides)},{' '}
                {texts.people(counts.people)}
              </span>
              <small>
                {texts.clock(airport.city)} {paper.printed(moment(list.read_at))}.{' '}
                {last ? paper.since(moment(last.at)) : paper.first}
              </small>
            </td>
          </tr>
          <tr>
            {[head.pickUp, head.flight, head.guest, head.party, head.service, head.notified, head.notes].map(
              (one) => (
                <th key={one} scope="col">
                  {one}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {list.rides.map((ride) => (
            <PrintedRide key={ride.key} ride={ride} list={list} />
          ))}
        </tbody>
      </table>
      {list.rides.length === 0 && <p>{texts.none}</p>}
      <PrintedGone list={list} />
    </div>,
    document.body,
  );
}

function PrintedRide({ ride, list }: { ride: ListedRide; list: DayList }) {
  const texts = useTexts('staff').dayLists;
  const locale = useLocale();
  const words = useRideWords(list.day);
  const { flight, point, news, open, request, bags } = ride;
  const place = [...(list.property ? [] : [ride.resort.name]), words.place(ride)].filter(Boolean).join(' · ');
  return (
    <tr>
      <td>
        <b className="print-time">
          {ride.followed?.expected
            ? words.moment(`${ride.followed.expected.date} ${ride.followed.expected.time}`)
            : formatCivilTime(ride.time, locale)}
        </b>
        {ride.followed?.expected && <b>{texts.sold(words.moment(`${ride.date} ${ride.time}`))}</b>}
        <b>{texts.ride[ride.direction]}</b>
        <small>{words.night(ride)}</small>
        <small>{ride.reference ?? '–'}</small>
      </td>
      <td>
        {flight.code === '' ? (
          <b>{texts.noFlight}</b>
        ) : (
          <>
            <b className="print-large">{flight.code}</b>
            <span>{words.moment(`${flight.date} ${flight.time}`)}</span>
            <small>{flight.airline}</small>
          </>
        )}
        {flight.terminal && <b>{terminalText(flight.terminal)}</b>}
      </td>
      <td>
        <b className="print-large">{ride.guest}</b>
        <span>{place}</span>
      </td>
      <td>
        <b>{words.party(ride)}</b>
      </td>
      <td>
        <span>{ride.service}</span>
        {ride.vehicles > 1 && <b>{texts.vehicles(ride.vehicles)}</b>}
        {bags && <small>{texts.bags(bags.suitcases, bags.hand_bags)}</small>}
      </td>
      <td>
        <span>{words.notified(ride)}</span>
      </td>
      <td>
        {news.kind !== 'none' && (
          <b className="print-news">
            {[news.kind === 'new' ? texts.paper.isNew : texts.paper.changed, ...words.news(ride)].join(' · ')}
          </b>
        )}
        {ride.followed?.frozen && <b>{words.flight(ride)}</b>}
        {open.length > 0 && <b>{open.map((matter) => texts.matters[matter]).join(' · ')}</b>}
        {ride.status !== 'confirmed' && ride.status !== 'pending' && <b>{words.state(ride)}</b>}
        {flight.terminal && point && <small>{point}</small>}
        {ride.special_items.length > 0 && <b>{words.special(ride)}</b>}
        <span>{request}</span>
      </td>
    </tr>
  );
}

function PrintedGone({ list }: { list: DayList }) {
  const texts = useTexts('staff').dayLists;
  const words = useRideWords(list.day);
  if (list.gone.length === 0) return null;
  return (
    <section>
      <h2>{texts.gone.title}</h2>
      <ul>
        {list.gone.map(({ key, guest, reference, was, status, date, time }) => (
          <li key={key}>
            <b>
              {words.moment(was.pick_up)} · {guest}
            </b>{' '}
            · {was.flight || texts.noFlight} · {reference ?? '–'} ·{' '}
            {status === 'cancelled'
              ? texts.gone.cancelled
              : texts.gone.moved(words.moment(`${date} ${time}`))}
          </li>
        ))}
      </ul>
    </section>
  );
}
