import { terminalText } from '@traslado/domain/booking/meeting';
import { createPortal } from 'react-dom';
import { formatCivilDate, formatCivilTime, formatInstant } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { useRideWords } from './ride-words.ts';
import { Points } from './rides-table.tsx';
import type { DayList, ListedRide } from './use-day-list.ts';
import './print-sheet.css';

/** Shares of the paper's width; the notes take the most. */
const WIDTHS = [
  { column: 'pickUp', width: '10%' },
  { column: 'ride', width: '10%' },
  { column: 'flight', width: '16%' },
  { column: 'guest', width: '19%' },
  { column: 'party', width: '11%' },
  { column: 'service', width: '10%' },
  { column: 'notes', width: '24%' },
] as const;

/** Opens the browser's own dialog once the sheet stands in the document. */
export async function printSheet(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  await document.fonts.ready;
  window.print();
}

/** The list as it goes on paper: black on white, 20 rides of two lines on a page, its head on every page. The screen does not show it. */
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
              <strong>{formatCivilDate(list.day, locale)}</strong>{' '}
              <b>
                {property?.name ?? airport.name} · {airport.code} ·{' '}
                {direction ? texts.directions[direction] : texts.both} · {texts.rides(counts.rides)},{' '}
                {texts.people(counts.people)}
              </b>
              <small>
                {texts.clock(airport.city)} {paper.printed(moment(list.read_at))}.{' '}
                {last ? paper.since(moment(last.at)) : paper.first}
              </small>
            </td>
          </tr>
          <tr>
            {[head.pickUp, paper.ride, head.flight, head.guest, head.party, head.service, head.notes].map(
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
      <Points list={list} className="print-points" />
    </div>,
    document.body,
  );
}

const joined = (...parts: readonly (string | null | false | undefined)[]): string =>
  parts.filter(Boolean).join(' · ');

function PrintedRide({ ride, list }: { ride: ListedRide; list: DayList }) {
  const texts = useTexts('staff').dayLists;
  const locale = useLocale();
  const words = useRideWords(list.day);
  const { flight, news, open, request, followed } = ride;
  const sold = `${ride.date} ${ride.time}`;
  const late =
    news.kind !== 'none' &&
    joined(news.kind === 'new' ? texts.paper.isNew : texts.paper.changed, ...words.news(ride));
  const matters = joined(
    followed?.frozen && words.flight(ride),
    ...open.map((matter) => texts.matters[matter]),
    ride.status !== 'confirmed' && ride.status !== 'pending' && words.state(ride),
    words.special(ride),
  );
  const told = joined(followed?.notified && words.notified(ride), request);
  return (
    <tr>
      <td>
        <b className="print-time">
          {followed?.expected
            ? words.moment(`${followed.expected.date} ${followed.expected.time}`)
            : formatCivilTime(ride.time, locale)}
        </b>
        {followed?.expected && <small>{texts.sold(words.moment(sold))}</small>}
      </td>
      <td>
        {!list.direction && <b>{texts.ride[ride.direction]}</b>}
        <small>{ride.reference ?? '–'}</small>
        <small>{words.night(ride)}</small>
      </td>
      <td>
        <b>{flight.code === '' ? texts.noFlight : flight.code}</b>
        <small>
          {joined(
            flight.code !== '' && words.moment(`${flight.date} ${flight.time}`),
            flight.terminal && terminalText(flight.terminal),
          )}
        </small>
      </td>
      <td>
        <b>{ride.guest}</b>
        <small>{joined(!list.property && ride.resort.name, words.place(ride))}</small>
      </td>
      <td>
        <b>{words.party(ride)}</b>
      </td>
      <td>
        <span>{ride.service}</span>
        {ride.vehicles > 1 && <b>{texts.vehicles(ride.vehicles)}</b>}
      </td>
      <td>
        {late && <b className="print-news">{late}</b>}
        {matters !== '' && <b>{matters}</b>}
        {told !== '' && <small>{told}</small>}
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
        {list.gone.map((ride) => (
          <li key={ride.key}>
            <b>
              {words.moment(ride.was.pick_up)} · {ride.guest}
            </b>{' '}
            · {ride.was.flight || texts.noFlight} · {ride.reference ?? '–'} · {words.gone(ride)}
          </li>
        ))}
      </ul>
    </section>
  );
}
