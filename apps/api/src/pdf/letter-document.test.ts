import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { exampleCoupon, exampleDeparture, exampleFacts, exampleTransfer } from '../letter/example-facts.ts';
import { letterDocument } from './letter-document.ts';
import { renderLetter } from './render-letter.ts';

/** Every text of a document in the order in which it is set. */
function wordsOf(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  if (Array.isArray(node)) return node.flatMap(wordsOf);
  if (typeof node !== 'object' || node === null) return [];
  const parts = node as Record<string, unknown>;
  return [
    parts.text,
    parts.stack,
    parts.columns,
    parts.ul,
    parts.content,
    (parts.table as { body?: unknown })?.body,
  ].flatMap(wordsOf);
}
const words = (...args: Parameters<typeof exampleFacts>) =>
  wordsOf(letterDocument(exampleFacts(...args)))
    .join('\n')
    .replaceAll('\u00a0', ' ');

const pagesOf = (pdf: Uint8Array): number =>
  [...new TextDecoder('latin1').decode(pdf).matchAll(/\/Type \/Page\b(?!s)/g)].length;

describe('letter', () => {
  it('says in English when and where both rides begin', () => {
    const said = words('en');
    for (const part of [
      'Your transfers are confirmed',
      'K7QXW2MDPR',
      '2:35 PM',
      'Cancún time',
      'Monday, December 21, 2026',
      'Cancún International Airport, Terminal 3',
      'AA 1205 · American Airlines',
      'lands at 2:35 PM',
      '10:40 PM',
      'Sunday, December 27, 2026',
      'The day before your flight on Monday, December 28, 2026.',
      'waits until at least 3:35 PM.',
      'waits until at least 11:00 PM.',
      'Be in the lobby at 10:30 PM.',
      'María Muñoz López · Perla Bahía, confirmation BP100001-1',
      '2 passengers 4 and over, 1 child under 4, 1 baby seat',
      'USD 160.00',
      'A sign with both names, please.',
      'Special items: 2 surfboards. We will call you.',
      'Arrival: you can change it online until Thursday, December 17, 2026, 2:35 PM, Cancún time.',
      'Departure: you can cancel it online until Sunday, December 27, 2026, 5:40 PM, Cancún time.',
      'Nothing is kept when you cancel in time. After the deadline the ride is charged in full.',
    ])
      expect(said).toContain(part);
  });

  it('says the same in Spanish', () => {
    const said = words('es');
    for (const part of [
      'Tus traslados están confirmados',
      'hora de Cancún',
      'Lunes, 21 de diciembre de 2026',
      'El día anterior a tu vuelo del lunes, 28 de diciembre de 2026.',
      '2 pasajeros de 4 años o más, 1 menor de 4 años, 1 silla para bebé',
      'Artículos especiales: 2 tablas de surf. Te llamaremos.',
      'Llegada: puedes cambiarla en línea hasta el jueves, 17 de diciembre de 2026, 14:35, hora de Cancún.',
    ])
      expect(said).toContain(part);
    expect(said).not.toMatch(/Pick-up|Booking number|Passengers|adults/);
  });

  it('leaves out what a booking does not have', () => {
    const said = words('en', {
      transfers: [exampleTransfer({ flight_code: '', airline: null })],
      observation: ' ',
    });
    expect(said).toContain('Your transfer is confirmed');
    expect(said).toContain('Not added yet. Add it in My transportation once you have it.');
    expect(said).not.toMatch(/Special request|Departure|day before|lands/);
  });

  it('marks a ride that was cancelled, and gives no deadlines for it', () => {
    const said = words('en', {
      status: 'partially_cancelled',
      transfers: [exampleTransfer({ status: 'cancelled' }), exampleDeparture()],
    });
    expect(said).toContain('Arrival · Canceled');
    expect(said).not.toContain('Arrival: you can cancel it online until');
    expect(said).toContain('Departure: you can cancel it online until');
    expect(words('en', { status: 'cancelled' })).toContain('This transfer is canceled');
  });

  it('takes off what the stay includes, once, with a minus', () => {
    const { price } = exampleCoupon();
    const said = words('en', {
      price: {
        ...price,
        total: 0,
        paid: 0,
        included: true,
        lines: [
          { code: 'price.adults', quantity: 2, unit_price: 42, amount: 84 },
          { code: 'price.included', quantity: 1, unit_price: 84, amount: -84 },
        ],
      },
    });
    expect(said).toContain(
      '2 × Adults and children 4 and over\nUSD 84.00\nIncluded in your stay\n−USD 84.00\nTotal\nUSD 0.00',
    );
  });

  it('carries a hostile or foreign text as text', async () => {
    const observation =
      '<script>alert(1)</script> {{7*7}} \u202Eevil\u0000 عربي 漢字 👩‍👩‍👧\r\n'.repeat(8) + 'x'.repeat(400);
    const facts = exampleFacts('en', {
      observation,
      contact: {
        name: 'O’Brien de la Cruz-D’Ávila '.repeat(3),
        email: `${'a'.repeat(64)}@${'b'.repeat(60)}.example`,
        phone: '+1',
      },
    });
    expect(wordsOf(letterDocument(facts)).join('')).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
    expect(pagesOf(await renderLetter(facts))).toBeLessThanOrEqual(2);
  });

  it('takes a request of very many lines over as many pages as it needs, cutting nothing', async () => {
    const observation = Array.from({ length: 160 }, (_, line) => `${line}`).join('\n');
    const pdf = await renderLetter(exampleFacts('en', { observation }));
    expect(pagesOf(pdf)).toBeGreaterThanOrEqual(4);
  });

  it('is one page for one ride and for a round trip with special items, with its fonts and the guest’s link inside', async () => {
    const carried: Parameters<typeof exampleTransfer>[0] = {
      special_items: [
        { kind: 'surfboard', count: 2 },
        { kind: 'wheelchair_folding', count: 1 },
        { kind: 'infant_seat', count: 1 },
      ],
      special_answer: 'call',
    };
    const [one, two, full] = await Promise.all([
      renderLetter(exampleFacts('en', { trip_type: 'arrival', transfers: [exampleTransfer()] })),
      renderLetter(exampleFacts('es')),
      renderLetter(exampleFacts('es', { transfers: [exampleTransfer(carried), exampleDeparture(carried)] })),
    ]);
    expect([one, two, full].map(pagesOf)).toEqual([1, 1, 1]);
    const text = new TextDecoder('latin1').decode(two);
    expect(text).toMatch(/\/FontName \/[A-Z]{6}\+BricolageGrotesque/);
    expect(text).toMatch(/\/FontName \/[A-Z]{6}\+InstrumentSans/);
    expect(text).toContain('/Lang (es-MX)');
    expect(text).toContain('https://transfers.perla.example/mytransportation?booking=K7QXW2MDPR');
    expect(two.length).toBeLessThan(120_000);
  });

  it('has a sign of its own for every letter of both languages', async () => {
    // The character maps that the PDF carries for copying text name each sign's character.
    const pdf = Buffer.from(
      await renderLetter(exampleFacts('es', { observation: 'ÁÉÍÓÚÜÑ áéíóúüñ ¿¡ «» € · — ’' })),
    );
    const maps: string[] = [];
    for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 1)) {
      try {
        maps.push(inflateSync(pdf.subarray(at + 7)).toString('latin1'));
      } catch {
        // Not compressed: no character map.
      }
    }
    const all = maps.filter((map) => map.includes('beginbfrange') || map.includes('beginbfchar')).join('\n');
    for (const sign of 'ÁÉÍÓÚÜÑáéíóúüñ¿¡€') {
      const code = (sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0');
      expect(all.toLowerCase(), sign).toContain(`<${code}>`);
    }
  });
});
