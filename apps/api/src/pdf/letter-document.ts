import type { Column, Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import {
  describeParties,
  describePrice,
  describeSeller,
  describeService,
  describeTax,
  type Row,
} from '../letter/booking-words.ts';
import { type LetterFacts, localeOf, type Palette, paletteOf } from '../letter/facts.ts';
import { confirmationValues, messageTexts } from '../letter/message-texts.ts';
import { describeRides } from '../letter/ride.ts';
import { type Wording, wordingOf } from '../letter/wording.ts';
import { logoImage } from './logo-image.ts';
import { printLine, printText } from './print-text.ts';
import { qrCode } from './qr-code.ts';
import { rideTicket } from './ride-ticket.ts';

/** US letter, in points: the paper of printers in our countries. */
const page = { width: 612, height: 792, side: 42 } as const;
const bandHeight = 106;

type Paint = { readonly facts: LetterFacts; readonly t: Wording; readonly ink: Palette };

/** The confirmation letter as pdfmake sets it. Pure: the same facts give the same document. */
export function letterDocument(facts: LetterFacts): TDocumentDefinitions {
  const t = wordingOf(facts.language);
  const ink = paletteOf(facts.brand);
  const paint: Paint = { facts, t, ink };
  const { coupon, brand } = facts;
  return {
    pageSize: 'LETTER',
    pageMargins: [page.side, page.side, page.side, 48],
    language: localeOf(facts.language),
    displayTitle: true,
    info: {
      title: `${t.letterTitle} ${coupon.coupon_id}`,
      author: printLine(brand.name),
      creator: 'Traslado',
      producer: 'Traslado',
    },
    defaultStyle: { font: 'Text', fontSize: 9.3, lineHeight: 1.17, color: ink.ink },
    background: (current) => (current === 1 ? band(paint) : null),
    content: [
      head(paint),
      summary(paint),
      ...describeRides(facts).map((ride) => rideTicket(ride, t, ink)),
      details(paint),
      request(paint),
      smallPrint(paint),
    ],
    footer: (current, pages) => footer(paint, current, pages),
  };
}

/** Full-width lagoon with the road from the landing to the resort along its lower edge, and the code of the manage page. */
function band({ facts, ink }: Paint): Content {
  const road = bandHeight - 14;
  const plate = { x: page.width - page.side - 90, y: 8, side: 90, quiet: 7 };
  return {
    canvas: [
      { type: 'rect', x: 0, y: 0, w: page.width, h: bandHeight, color: ink.lagoon },
      {
        type: 'line',
        x1: page.side,
        y1: road,
        x2: plate.x - 38,
        y2: road,
        lineWidth: 1.4,
        lineColor: ink.onLagoonSoft,
        dash: { length: 5, space: 4 },
      },
      { type: 'ellipse', x: page.side + 3, y: road, r1: 3.6, r2: 3.6, color: ink.onLagoon },
      { type: 'ellipse', x: plate.x - 34, y: road, r1: 5, r2: 5, color: ink.accentOnLagoon },
      { type: 'rect', x: plate.x, y: plate.y, w: plate.side, h: plate.side, r: 8, color: '#ffffff' },
      ...qrCode(facts.manageUrl, {
        x: plate.x + plate.quiet,
        y: plate.y + plate.quiet,
        side: plate.side - 2 * plate.quiet,
        color: ink.lagoon,
      }),
    ],
  };
}

function head({ facts, t, ink }: Paint): Content {
  const { coupon, brand } = facts;
  const headline =
    coupon.status === 'cancelled'
      ? t.headlineCancelled
      : messageTexts('confirmation', facts, confirmationValues(facts)).headline;
  return {
    absolutePosition: { x: page.side, y: facts.logo ? 9 : 13 },
    stack: [
      facts.logo
        ? logoImage(facts.logo)
        : { text: printLine(brand.name), font: 'Display', fontSize: 12, color: ink.onLagoon },
      {
        text: printLine(headline),
        font: 'Display',
        fontSize: 24,
        lineHeight: 1,
        color: ink.onLagoon,
        margin: [0, facts.logo ? 3 : 10, 0, 0],
      },
      { text: printLine(coupon.hotel_name), fontSize: 11, color: ink.onLagoonSoft, margin: [0, 4, 0, 0] },
    ],
  };
}

function summary({ facts, t, ink }: Paint): Content {
  const { coupon } = facts;
  return {
    margin: [0, bandHeight - page.side + 12, 0, 9],
    columns: [
      {
        width: '*',
        stack: [
          label(t.bookingNumber, ink),
          { text: coupon.coupon_id, font: 'Display', fontSize: 23, characterSpacing: 1.2, lineHeight: 1.05 },
          { text: printLine(describeService(facts)), fontSize: 10.5, color: ink.soft, margin: [0, 2, 0, 0] },
        ],
      },
      {
        width: 190,
        stack: [
          {
            text: t.manage,
            bold: true,
            alignment: 'right',
            color: ink.accent,
            link: facts.manageUrl,
            decoration: 'underline',
          },
          { text: t.manageHow, fontSize: 8.5, color: ink.soft, alignment: 'right', margin: [0, 2, 0, 0] },
        ],
      },
    ],
  };
}

function details(paint: Paint): Content {
  const { facts, t, ink } = paint;
  const { coupon } = facts;
  const parties = describeParties(facts).map(
    (party): Content => ({
      stack: [
        { text: printText(party.label), bold: true },
        { text: party.value, color: ink.soft },
      ],
      margin: [0, 0, 0, 4],
    }),
  );
  const { name, email, phone } = coupon.contact;
  const contact = [name, email, phone].map(printText).filter(Boolean).join('\n');
  return {
    margin: [0, 2, 0, 0],
    unbreakable: isShort(parties.map(() => '\n\n\n')),
    stack: [
      {
        columns: [
          { width: '*', stack: [heading(t.passengers, ink), ...parties] },
          { width: 142, stack: [heading(t.contact, ink), { text: contact, color: ink.soft }] },
          { width: 172, stack: priceBox(paint) },
        ],
        columnGap: 20,
      },
    ],
  };
}

/** The guest's own words, on the page that has room for them. */
function request({ facts, t, ink }: Paint): Content {
  const text = printText(facts.coupon.observation);
  if (text === '') return [];
  return { unbreakable: isShort([text]), stack: [heading(t.request, ink), { text, color: ink.soft }] };
}

function priceBox({ facts, t, ink }: Paint): Content[] {
  const { lines, totals } = describePrice(facts);
  const cells = (row: Row, strong: boolean): Content[] => [
    { text: row.label, bold: strong, color: strong ? ink.ink : ink.soft },
    { text: row.value, bold: strong, alignment: 'right', noWrap: true },
  ];
  const included =
    facts.coupon.price.included && lines.length === 0 ? [{ label: t.included, value: '' }] : [];
  const all = [...lines, ...included];
  return [
    heading(t.price, ink),
    {
      table: {
        widths: ['*', 'auto'],
        body: [
          ...all.map((row) => cells(row, false)),
          ...totals.map((row, index) => cells(row, index === 0)),
        ],
      },
      layout: {
        hLineWidth: (index: number) => (index === all.length ? 1 : 0),
        vLineWidth: () => 0,
        hLineColor: () => ink.line,
        paddingLeft: () => 0,
        paddingRight: () => 0,
        paddingTop: (index: number) => (index === all.length ? 5 : 1.5),
        paddingBottom: (index: number) => (index === all.length - 1 ? 5 : 1.5),
      },
    },
  ];
}

function smallPrint({ facts, t, ink }: Paint): Content {
  const { coupon } = facts;
  const deadlines = describeRides(facts).flatMap((ride) => ride.deadlines);
  const rules = [...deadlines, ...coupon.policies.map(printText)];
  const terms = coupon.terms.map(printText);
  const columns: Column[] = [];
  if (rules.length > 0) columns.push(section(t.changing, rules, ink));
  if (terms.length > 0) columns.push(section(t.terms, terms, ink));
  // Side by side on the first page where they fit, and whole on the next one where they do not.
  return { unbreakable: isShort(rules) && isShort(terms), columns, columnGap: 20, margin: [0, 2, 0, 0] };
}

/** The seller, and the taxes. */
function soldBy({ facts, t, ink }: Paint): Content {
  const [seller] = describeSeller(facts);
  if (!seller) return [];
  const taxes = describeTax(facts).map((row) => `${row.label}: ${row.value}`);
  const lines = [seller.label, ...seller.value.split('\n'), ...taxes].map(printLine).filter(Boolean);
  return {
    text: [{ text: `${t.seller}: `, bold: true }, lines.join(' · ')],
    fontSize: 7,
    color: ink.soft,
    margin: [0, 3, 0, 0],
  };
}

function footer(paint: Paint, current: number, pages: number): Content {
  const { facts, t, ink } = paint;
  const { coupon, brand } = facts;
  const help = [coupon.phone && t.call(printLine(coupon.phone)), printLine(brand.email)].filter(Boolean);
  return {
    margin: [page.side, 4, page.side, 0],
    stack: [
      {
        canvas: [
          {
            type: 'line',
            x1: 0,
            y1: 0,
            x2: page.width - 2 * page.side,
            y2: 0,
            lineWidth: 0.7,
            lineColor: ink.line,
          },
        ],
      },
      {
        margin: [0, 5, 0, 0],
        columns: [
          {
            width: '*',
            text: [
              { text: `${t.help} `, bold: true },
              { text: help.join(' · '), color: ink.soft },
            ],
          },
          { width: 'auto', text: `${coupon.coupon_id} · ${t.page(current, pages)}`, color: ink.soft },
        ],
      },
      soldBy(paint),
    ],
  };
}

const label = (text: string, ink: Palette): Content => ({ text, fontSize: 8.5, bold: true, color: ink.soft });

const heading = (text: string, ink: Palette): Content => ({
  text,
  font: 'Display',
  fontSize: 12,
  color: ink.ink,
  margin: [0, 5, 0, 1],
  headlineLevel: 1,
});

const section = (title: string, lines: readonly string[], ink: Palette): Column => ({
  width: '*',
  stack: [
    heading(title, ink),
    { ul: [...lines], markerColor: ink.accent, color: ink.soft, fontSize: 7.5, lineHeight: 1.12 },
  ],
});

/** True if a block is surely lower than a page: only such a block may be kept in one piece, a longer one would run out of it. */
function isShort(texts: readonly string[]): boolean {
  const lines = texts.flatMap((text) => text.split('\n'));
  return lines.reduce((sum, line) => sum + 1 + Math.floor(line.length / 60), 0) <= 30;
}
