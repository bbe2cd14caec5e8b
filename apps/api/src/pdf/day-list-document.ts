import { terminalText } from '@traslado/domain/booking/meeting';
import { nightOfRide } from '@traslado/domain/booking/night-words';
import { saySpecialItems } from '@traslado/domain/booking/special-words';
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
import { printLine, printText } from './print-text.ts';

type Row = DayListView['rides'][number];

/**
 * A day list for the curb: large type on letter paper across, black on white, so that it is read at arm's length off any printer. Pure: the same
 * facts give the same document.
 */
export function dayListDocument(facts: DayListFacts): TDocumentDefinitions {
  const { list, language, brandName } = facts;
  const t = dayListWords(language);
  const { head } = t;
  const columns = [head.pickUp, head.flight, head.guest, head.party, head.service, head.notes];
  const title = `${t.title} · ${list.property ? list.property.name : list.airport.code}`;
  return {
    pageSize: 'LETTER',
    pageOrientation: 'landscape',
    pageMargins: [30, 78, 30, 34],
    language: localeOf(language),
    displayTitle: true,
    info: {
      title: printLine(title),
      author: printLine(brandName),
      creator: 'Traslado',
      producer: 'Traslado',
    },
    defaultStyle: { font: 'Text', fontSize: 13, lineHeight: 1.1, color: '#000000' },
    header: pageHead(facts),
    footer: (page, pages) => ({
      margin: [30, 6, 30, 0],
      fontSize: 10,
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
              widths: [86, 98, 150, 100, 132, '*'],
              body: [
                columns.map((text): TableCell => ({ text, bold: true, fontSize: 12, margin: [0, 2, 0, 2] })),
                ...list.rides.map((ride) => cellsOf(ride, facts)),
              ],
            },
            layout: lines,
          },
      ...goneRides(facts),
    ],
  };
}

const lines = {
  hLineWidth: (index: number) => (index <= 1 ? 1.6 : 0.6),
  vLineWidth: () => 0,
  hLineColor: () => '#000000',
  paddingLeft: () => 0,
  paddingRight: () => 8,
  paddingTop: () => 4,
  paddingBottom: () => 4,
};

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
    margin: [30, 24, 30, 0],
    columns: [
      {
        width: '*',
        stack: [
          { text: printLine(listDay(list, language)), font: 'Display', fontSize: 20 },
          { text: `${printLine(place)} · ${which}`, fontSize: 13, bold: true },
        ],
      },
      {
        width: 'auto',
        alignment: 'right',
        stack: [
          { text: t.counts(list.counts.rides, list.counts.people), fontSize: 13, bold: true },
          { text: t.printed(momentOfPrint(facts, list.read_at)), fontSize: 10 },
        ],
      },
    ],
  };
}

function cellsOf(ride: Row, { list, language }: DayListFacts): TableCell[] {
  const t = dayListWords(language);
  const news = newsText(ride, list.day, language);
  const small = (text: string): Content => ({ text, fontSize: 11 });
  const night = nightOfRide(ride.direction, ride.flight, language);
  const notes: Content[] = [
    ...(news ? [{ text: printText(news), bold: true }] : []),
    ...(ride.followed?.frozen
      ? [{ text: flightWords[language].frozen[ride.followed.frozen], bold: true }]
      : []),
    ...(ride.followed?.notified
      ? [
          small(
            sayNotified(ride.followed, language, (one) =>
              momentText(`${one.date} ${one.time}`, list.day, language),
            ),
          ),
        ]
      : []),
    ...(ride.open.length > 0 ? [{ text: ride.open.map((one) => t.open[one]).join(' · '), bold: true }] : []),
    ...(ride.status === 'confirmed' || ride.status === 'pending' ? [] : [small(stateText(ride, language))]),
    ...(ride.flight.terminal && ride.point ? [small(printText(ride.point))] : []),
    ...(ride.special_items.length > 0
      ? [
          {
            text: saySpecialItems(
              { items: ride.special_items, answer: ride.special_answer },
              language,
              'staff',
            ),
            bold: true,
          },
        ]
      : []),
    ...(ride.request ? [small(printText(ride.request))] : []),
  ];
  return [
    {
      stack: [
        ...pickUpOf(ride, list.day, language),
        { text: t.directions[ride.direction], bold: true },
        ...(night ? [small(night)] : []),
        small(ride.reference ?? '–'),
      ],
    },
    ride.flight.code
      ? {
          stack: [
            { text: printLine(ride.flight.code), bold: true, fontSize: 15 },
            small(momentText(`${ride.flight.date} ${ride.flight.time}`, list.day, language)),
            ...(ride.flight.airline ? [small(printLine(ride.flight.airline))] : []),
            ...terminalOf(ride),
          ],
        }
      : { stack: [{ text: t.noFlight, bold: true }, ...terminalOf(ride)] },
    {
      stack: [
        { text: printLine(ride.guest), bold: true, fontSize: 15 },
        small(
          [list.property ? '' : printLine(ride.resort.name), ride.room ? t.room(printLine(ride.room)) : '']
            .filter(Boolean)
            .join(' · '),
        ),
        ...(ride.companions > 0 ? [small(t.companions(ride.companions))] : []),
      ],
    },
    { text: partyText(ride, language), bold: true },
    {
      stack: [
        { text: printLine(ride.service) },
        ...(ride.vehicles > 1 ? [{ text: t.vehicles(ride.vehicles), bold: true }] : []),
        ...(ride.bags ? [small(t.bags(ride.bags.suitcases, ride.bags.hand_bags))] : []),
      ],
    },
    { stack: notes },
  ];
}

/** The expected pick-up, with the sold one below it where that is another. */
function pickUpOf({ date, time, followed }: Row, day: string, language: DayListFacts['language']): Content[] {
  const large = (text: string): Content => ({ text, font: 'Display', fontSize: 19, lineHeight: 1 });
  const expected = followed?.expected;
  if (!expected) return [large(clockTime(time, language))];
  const said = dayListWords(language).sold(momentText(`${date} ${time}`, day, language));
  return [large(momentText(`${expected.date} ${expected.time}`, day, language)), { text: said, bold: true }];
}

const terminalOf = ({ flight }: Row): Content[] =>
  flight.terminal ? [{ text: printLine(terminalText(flight.terminal)), bold: true }] : [];

function goneRides({ list, language }: DayListFacts): Content[] {
  if (list.gone.length === 0) return [];
  const t = dayListWords(language);
  return [
    { text: t.gone, font: 'Display', fontSize: 15, margin: [0, 14, 0, 4] },
    ...list.gone.map(({ reference, guest, was, status, date, time }): Content => {
      const now = t.goneNow(status === 'cancelled', momentText(`${date} ${time}`, list.day, language));
      return {
        text: [
          { text: `${momentText(was.pick_up, list.day, language)} · ${printLine(guest)}`, bold: true },
          ` · ${was.flight} · ${reference ?? '–'} · ${now}`,
        ],
        margin: [0, 0, 0, 3],
      };
    }),
  ];
}
