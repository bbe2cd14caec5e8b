import { terminalText } from '@traslado/domain/booking/meeting';
import { nightOfRide } from '@traslado/domain/booking/night-words';
import { saySpecialItems } from '@traslado/domain/booking/special-words';
import { pointsOfDay } from '@traslado/domain/desk/day-list';
import { flightWords } from '@traslado/domain/flight-watch/flight-words';
import { sayNotified } from '@traslado/domain/flight-watch/say-notified';
import { clockTime } from '@traslado/domain/time/clock-time';
import { toLocal } from '@traslado/domain/time/zone';
import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { DayListFacts, DayListView } from '../letter/day-list-facts.ts';
import {
  dayListWords,
  listDay,
  momentText,
  newsText,
  partyText,
  stateText,
} from '../letter/day-list-words.ts';
import { localeOf } from '../letter/facts.ts';
import { sayGone } from '../letter/say-gone.ts';
import { printLine, printText } from './print-text.ts';

type Row = DayListView['rides'][number];

/** A day list for the curb: 20 rides of two lines on letter paper across, black on white for any printer. Pure: the same facts give the same document. */
export function dayListDocument(facts: DayListFacts): TDocumentDefinitions {
  const { list, language, brandName } = facts;
  const t = dayListWords(language);
  const { head } = t;
  const columns = [head.pickUp, head.ride, head.flight, head.guest, head.party, head.service, head.notes];
  const title = `${t.title} · ${list.property ? list.property.name : list.airport.code}`;
  return {
    pageSize: 'LETTER',
    pageOrientation: 'landscape',
    pageMargins: [30, 46, 30, 22],
    language: localeOf(language),
    displayTitle: true,
    info: {
      title: printLine(title),
      author: printLine(brandName),
      creator: 'Traslado',
      producer: 'Traslado',
    },
    defaultStyle: { font: 'Text', fontSize: 11.5, lineHeight: 0.82, color: '#000000' },
    header: pageHead(facts),
    footer: (page, pages) => ({
      margin: [30, 6, 30, 0],
      fontSize: 9.5,
      columns: [
        { width: '*', text: `${t.clock(printLine(list.airport.city))} ${sinceText(facts)}` },
        { width: 'auto', text: t.page(page, pages) },
      ],
    }),
    content: [
      list.rides.length === 0
        ? { text: t.none, fontSize: 16 }
        : {
            table: {
              headerRows: 1,
              // A ride is never torn between two pages.
              dontBreakRows: true,
              // One direction leaves a ride its number alone.
              widths: [...(list.direction ? [74, 56] : [64, 62]), 106, 152, 72, 72, '*'],
              body: [
                columns.map((text): TableCell => ({ text, bold: true, fontSize: 10.5 })),
                ...list.rides.map((ride) => cellsOf(ride, facts)),
              ],
            },
            layout: linesWith(
              list.rides.length <= roomyRides ? { above: 2, below: 4 } : { above: 0, below: 0.9 },
            ),
          },
      ...goneRides(facts),
      ...pointsOf(facts),
    ],
  };
}

/** So many rides have a sheet for themselves with room between them. */
const roomyRides = 16;

/** The type's own line leaves room above its letters, and none below them. */
const linesWith = ({ above, below }: { readonly above: number; readonly below: number }) => ({
  hLineWidth: (index: number) => (index <= 1 ? 1.6 : 0.6),
  vLineWidth: () => 0,
  hLineColor: () => '#000000',
  paddingLeft: () => 0,
  paddingRight: () => 8,
  paddingTop: () => above,
  paddingBottom: () => below,
});

const momentOfPrint = ({ list, language }: DayListFacts, at: string): string => {
  const { date, time } = toLocal(Date.parse(at), list.airport.time_zone);
  return momentText(`${date} ${time}`, '', language);
};

const sinceText = (facts: DayListFacts): string => {
  const t = dayListWords(facts.language);
  const last = facts.list.last_print;
  return last ? t.since(momentOfPrint(facts, last.at)) : t.never;
};

function pageHead(facts: DayListFacts): Content {
  const { list, language } = facts;
  const t = dayListWords(language);
  const place = list.property
    ? `${list.property.name} · ${list.airport.code}`
    : `${list.airport.code} · ${list.airport.name}`;
  const which = list.direction ? t.directions[list.direction] : t.both;
  return {
    margin: [30, 16, 30, 0],
    columns: [
      {
        width: '*',
        stack: [
          { text: printLine(listDay(list, language)), font: 'Display', fontSize: 14 },
          { text: `${printLine(place)} · ${which}`, bold: true },
        ],
      },
      {
        width: 'auto',
        alignment: 'right',
        stack: [
          { text: t.counts(list.counts.rides, list.counts.people), bold: true },
          { text: t.printed(momentOfPrint(facts, list.read_at)), fontSize: 9.5 },
        ],
      },
    ],
  };
}

const joined = (...parts: readonly (string | null | false | undefined)[]): string =>
  parts.filter(Boolean).join(' · ');

const small = (text: string): Content => ({ text, fontSize: 10.5 });

/** A line for each text that says something. */
const linesOf = (...texts: readonly Content[]): TableCell => ({
  stack: texts.filter((one) => !(typeof one === 'object' && 'text' in one && one.text === '')),
});

const bold = (text: string): Content => ({ text, bold: true });

function cellsOf(ride: Row, { list, language }: DayListFacts): TableCell[] {
  const t = dayListWords(language);
  const { flight, followed } = ride;
  const moment = ({ date, time }: { date: string; time: string }) =>
    momentText(`${date} ${time}`, list.day, language);
  const expected = followed?.expected;
  const told = followed?.notified && sayNotified(followed, language, moment);
  return [
    linesOf(
      { text: expected ? moment(expected) : clockTime(ride.time, language), font: 'Display', fontSize: 13 },
      small(expected ? t.sold(moment(ride)) : ''),
    ),
    linesOf(
      bold(list.direction ? '' : t.directions[ride.direction]),
      // A number that is torn is read wrong.
      { text: ride.reference ?? '–', fontSize: 10.5, noWrap: true },
      small(nightOfRide(ride.direction, flight, language)),
    ),
    linesOf(
      bold(flight.code ? printLine(flight.code) : t.noFlight),
      small(
        joined(flight.code && moment(flight), flight.terminal && printLine(terminalText(flight.terminal))),
      ),
    ),
    linesOf(
      bold(printLine(ride.guest)),
      small(
        joined(
          !list.property && printLine(ride.resort.name),
          ride.room && t.room(printLine(ride.room)),
          ride.companions > 0 && t.companions(ride.companions),
        ),
      ),
    ),
    bold(partyText(ride, language)) as TableCell,
    linesOf({ text: printLine(ride.service) }, bold(ride.vehicles > 1 ? t.vehicles(ride.vehicles) : '')),
    linesOf(
      bold(printText(newsText(ride, list.day, language))),
      bold(
        joined(
          followed?.frozen && flightWords[language].frozen[followed.frozen],
          ...ride.open.map((one) => t.open[one]),
          ride.status !== 'confirmed' && ride.status !== 'pending' && stateText(ride, language),
          saySpecialItems({ items: ride.special_items, answer: ride.special_answer }, language, 'staff'),
        ),
      ),
      small(joined(told, printText(ride.request))),
    ),
  ];
}

/** Meeting points and doors of the terminals, each once. */
function pointsOf({ list, language }: DayListFacts): Content[] {
  const t = dayListWords(language);
  return pointsOfDay(list.rides).map(({ direction, terminal, point }): Content => {
    const name = `${printLine(terminalText(terminal))}, ${t.directions[direction]}: `;
    return {
      text: [{ text: name, bold: true }, printText(point)],
      fontSize: 9.5,
      margin: [0, 3, 0, 0],
    };
  });
}

function goneRides({ list, language }: DayListFacts): Content[] {
  if (list.gone.length === 0) return [];
  const t = dayListWords(language);
  return [
    { text: t.gone, font: 'Display', fontSize: 13, margin: [0, 8, 0, 3] },
    ...list.gone.map((ride): Content => {
      const { reference, guest, was, date, time } = ride;
      const now = sayGone(ride, momentText(`${date} ${time}`, list.day, language), language);
      return {
        text: [
          { text: `${momentText(was.pick_up, list.day, language)} · ${printLine(guest)}`, bold: true },
          ['', was.flight || t.noFlight, reference ?? '–', ...(now ? [now] : [])].join(' · '),
        ],
        margin: [0, 0, 0, 3],
      };
    }),
  ];
}
