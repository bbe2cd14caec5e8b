import type { Content } from 'pdfmake/interfaces';
import type { Palette } from '../letter/facts.ts';
import type { RideWords } from '../letter/ride.ts';
import type { Wording } from '../letter/wording.ts';
import { printLine, printText } from './print-text.ts';

const stubWidth = 166;

/** One ride as a ticket: the stub says when, the other part where, and what not to miss. Never torn between two pages. */
export function rideTicket(ride: RideWords, t: Wording, ink: Palette): Content {
  return {
    margin: [0, 0, 0, 11],
    unbreakable: true,
    table: { widths: [stubWidth, '*'], body: [[stub(ride, t, ink), body(ride, t, ink)]] },
    layout: {
      hLineWidth: () => 0.9,
      vLineWidth: () => 0.9,
      hLineColor: () => ink.line,
      vLineColor: () => ink.line,
      vLineStyle: (index: number) => (index === 1 ? { dash: { length: 3, space: 3 } } : null),
      paddingLeft: () => 14,
      paddingRight: () => 14,
      paddingTop: () => 12,
      paddingBottom: () => 12,
      fillColor: (_row: number, _node: unknown, column: number) => (column === 0 ? ink.page : null),
    },
  };
}

function stub(ride: RideWords, t: Wording, ink: Palette): Content {
  const gone = ride.cancelled;
  return {
    stack: [
      {
        text: gone ? `${ride.name} · ${t.cancelledLeg}` : ride.name,
        bold: true,
        fontSize: 10,
        color: ink.accent,
      },
      {
        text: ride.time,
        font: 'Display',
        fontSize: 38,
        lineHeight: 0.95,
        color: gone ? ink.soft : ink.ink,
        margin: [0, 5, 0, 0],
        ...(gone ? { decoration: 'lineThrough' as const } : {}),
      },
      { text: printLine(ride.zone), bold: true, color: ink.soft },
      { text: dateInTwo(ride.date), bold: true, fontSize: 10.5, margin: [0, 7, 0, 0] },
    ],
  };
}

/** The day of the week above the date: a date is not broken in its middle. */
const dateInTwo = (date: string): string => date.replace(/(?<!,) /g, '\u00a0');

function body(ride: RideWords, t: Wording, ink: Palette): Content {
  const [first, ...others] = ride.notes;
  const notes: Content[] = [];
  if (ride.isDayBefore && first)
    notes.push({
      table: {
        widths: ['*'],
        body: [[{ text: first, bold: true, color: ink.accent, fillColor: ink.accentWash }]],
      },
      layout: {
        hLineWidth: () => 0,
        vLineWidth: () => 0,
        paddingLeft: () => 7,
        paddingRight: () => 7,
        paddingTop: () => 4,
        paddingBottom: () => 3,
      },
      margin: [0, 7, 0, 0],
    });
  const rest = ride.isDayBefore ? others : ride.notes;
  if (rest.length > 0) notes.push({ text: rest.join(' '), color: ink.soft, margin: [0, 6, 0, 0] });
  return {
    stack: [
      {
        text: [`${printLine(ride.from)}\n`, { text: '→  ', color: ink.accent }, printLine(ride.to)],
        font: 'Display',
        fontSize: 12,
        lineHeight: 1.15,
      },
      {
        margin: [0, 8, 0, 0],
        columns: [
          {
            width: '*',
            stack: [
              small(ride.direction === 'arrival' && !ride.cancelled ? t.findDriver : t.pickUpPlace, ink),
              { text: printText(ride.place), bold: true },
              ...(ride.placeDetail ? [{ text: printText(ride.placeDetail), color: ink.soft }] : []),
            ],
          },
          {
            width: '*',
            stack: [
              small(t.flight, ink),
              { text: printText(ride.flight), bold: true },
              ...(ride.flightMoment ? [{ text: ride.flightMoment, color: ink.soft }] : []),
            ],
          },
        ],
        columnGap: 14,
      },
      ...notes,
    ],
  };
}

const small = (text: string, ink: Palette): Content => ({ text, fontSize: 8.5, bold: true, color: ink.soft });
