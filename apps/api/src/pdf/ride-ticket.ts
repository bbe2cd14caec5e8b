import type { Content } from 'pdfmake/interfaces';
import type { Palette } from '../letter/facts.ts';
import type { RideWords } from '../letter/ride.ts';
import type { Wording } from '../letter/wording.ts';
import { printLine, printText } from './print-text.ts';

const stubWidth = 128;

/** One ride as a ticket: the stub has the time, the other part the place and the warnings. Never torn between two pages. */
export function rideTicket(ride: RideWords, t: Wording, ink: Palette): Content {
  return {
    margin: [0, 0, 0, 6],
    unbreakable: true,
    table: { widths: [stubWidth, '*'], body: [[stub(ride, t, ink), body(ride, t, ink)]] },
    layout: {
      hLineWidth: () => 0.9,
      vLineWidth: () => 0.9,
      hLineColor: () => ink.line,
      vLineColor: () => ink.line,
      vLineStyle: (index: number) => (index === 1 ? { dash: { length: 3, space: 3 } } : null),
      paddingLeft: () => 12,
      paddingRight: () => 12,
      paddingTop: () => 8,
      paddingBottom: () => 8,
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
        text: bigTime(ride.time),
        font: 'Display',
        fontSize: 32,
        lineHeight: 0.95,
        color: gone ? ink.soft : ink.ink,
        margin: [0, 4, 0, 0],
        ...(gone ? { decoration: 'lineThrough' as const } : {}),
      },
      { text: printLine(ride.zone), bold: true, color: ink.soft },
      { text: dateInTwo(ride.date), bold: true, fontSize: 10.5, margin: [0, 7, 0, 0] },
    ],
  };
}

/** AM and PM stand smaller beside the time: both fit on the stub's one line. */
function bigTime(time: string): Content[] {
  const [clock = '', half] = time.split('\u00a0');
  return half ? [clock, { text: `\u00a0${half}`, fontSize: 15 }] : [clock];
}

/** The day of the week above the date: a date is not broken in its middle. */
const dateInTwo = (date: string): string => date.replace(/(?<=, ).*/, (day) => day.replaceAll(' ', '\u00a0'));

function body(ride: RideWords, t: Wording, ink: Palette): Content {
  const said = [ride.flightMoment && `${t.flight}: ${ride.flightMoment}.`, printText(ride.placeDetail)]
    .filter(Boolean)
    .join(' ');
  const notes: Content[] = [];
  if (ride.warning)
    notes.push({
      table: {
        widths: ['*'],
        body: [[{ text: ride.warning, bold: true, color: ink.accent, fillColor: ink.accentWash }]],
      },
      layout: {
        hLineWidth: () => 0,
        vLineWidth: () => 0,
        paddingLeft: () => 7,
        paddingRight: () => 7,
        paddingTop: () => 4,
        paddingBottom: () => 3,
      },
      margin: [0, 5, 0, 0],
    });
  if (ride.notes.length > 0)
    notes.push({ text: ride.notes.join(' '), color: ink.soft, margin: [0, 4, 0, 0] });
  return {
    stack: [
      {
        text: [`${printLine(ride.from)} `, { text: '→\u00a0', color: ink.accent }, printLine(ride.to)],
        font: 'Display',
        fontSize: 11,
        lineHeight: 1.1,
      },
      {
        margin: [0, 6, 0, 0],
        columns: [
          {
            width: '57%',
            stack: [
              small(ride.direction === 'arrival' && !ride.cancelled ? t.findDriver : t.pickUpPlace, ink),
              { text: printText(ride.place), bold: true },
            ],
          },
          {
            width: '*',
            stack: [small(t.flight, ink), { text: printText(ride.flight), bold: true }],
          },
        ],
        columnGap: 10,
      },
      // Across the whole width: beside the flight it would be twice as high.
      ...(said ? [{ text: said, color: ink.soft, margin: [0, 3, 0, 0] } satisfies Content] : []),
      ...notes,
    ],
  };
}

const small = (text: string, ink: Palette): Content => ({ text, fontSize: 8.5, bold: true, color: ink.soft });
