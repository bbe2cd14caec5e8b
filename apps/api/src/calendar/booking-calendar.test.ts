import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleDeparture, exampleFacts, exampleTransfer } from '../letter/example-facts.ts';
import { bookingCalendars } from './booking-calendar.ts';
import { plainLine, textLine } from './ical-text.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const calendars = (...args: Parameters<typeof exampleFacts>) => bookingCalendars(exampleFacts(...args), now);
const calendar = (...args: Parameters<typeof exampleFacts>) =>
  calendars(...args)
    .map(({ text }) => text)
    .join('');

/** The file as a calendar reads it: folded lines joined, properties in order, text unescaped. */
function read(file: string): [name: string, value: string][] {
  return file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .slice(0, -1)
    .map((line) => {
      const colon = line.indexOf(':');
      const value = line
        .slice(colon + 1)
        .replace(/\\([\\;,n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
      return [line.slice(0, colon), value];
    });
}
const values = (file: string, name: string) =>
  read(file).flatMap(([key, value]) => (key === name ? [value] : []));

describe('booking calendar', () => {
  it('puts each pick-up at its instant in UTC, lasting as long as the drive', () => {
    const file = calendar();
    expect(values(file, 'METHOD')).toEqual(['PUBLISH']);
    expect(values(file, 'DTSTART')).toEqual(['20261221T193500Z', '20261228T034000Z']);
    expect(values(file, 'DTEND')).toEqual(['20261221T201000Z', '20261228T041500Z']);
    expect(values(file, 'DTSTAMP')).toEqual(['20261121T100000Z', '20261121T100000Z']);
    expect(values(file, 'STATUS')).toEqual(['CONFIRMED', 'CONFIRMED']);
  });

  it('takes an hour where nobody has said how long the drive is', () => {
    const file = calendar('en', { transfers: [exampleTransfer({ drive_minutes: undefined })] });
    expect(values(file, 'DTEND')).toEqual(['20261221T203500Z']);
  });

  it('rings at landing with the meeting point, and half an hour before the lobby', () => {
    const [arrival, departure, ...others] = read(calendar('en')).flatMap(([name, value], at, lines) =>
      name === 'TRIGGER' ? [[value, lines[at - 1]?.[1] ?? ''] as const] : [],
    );
    expect(others).toEqual([]);
    expect(arrival?.[0]).toBe('PT0M');
    expect(arrival?.[1]).toMatch(
      /Terminal 3\nLeave customs .*\nYour driver is there when you land and waits until at least 3:35\u00a0PM\./,
    );
    expect(departure).toEqual(['-PT40M', 'Be in the lobby at 10:30\u00a0PM.']);
    expect(calendar('es')).toContain('DESCRIPTION:Llega al lobby a las 22:30.');
  });

  it('has the special items in the event of a ride that comes', () => {
    const says = (status: 'confirmed' | 'cancelled') =>
      values(calendar('en', { transfers: [exampleTransfer({ status })] }), 'DESCRIPTION').join('\n');
    expect(says('confirmed')).toContain('2 surfboards. We will call you.');
    expect(says('cancelled')).not.toContain('surfboard');
  });

  it.each([
    ['guests@perla.example', 'mailto:guests@perla.example'],
    ['', 'https://transfers.perla.example'],
  ])('names the brand as organizer, by %o', (email, address) => {
    const brand = { name: 'Perla "North"\r\nX:1', email, colours: {} };
    const manageUrl = 'https://transfers.perla.example/mytransportation/K7';
    for (const status of ['confirmed', 'cancelled'] as const) {
      const facts = { ...exampleFacts('en', { status }), brand, manageUrl };
      const [{ text } = { text: '' }] = bookingCalendars(facts, now);
      expect(text.replaceAll('\r\n ', '').match(/^ORGANIZER.*$/gm)).toEqual(
        Array(2).fill(`ORGANIZER;CN="Perla  North   X:1":${address}`),
      );
    }
  });

  it('has what RFC 5545 asks of a file and of each event', () => {
    const lines = calendar().split('\r\n');
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines.at(-2)).toBe('END:VCALENDAR');
    const events = calendar().match(/BEGIN:VEVENT[\s\S]*?END:VEVENT/g) ?? [];
    expect(events).toHaveLength(2);
    for (const event of events)
      for (const once of ['UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'SUMMARY', 'SEQUENCE', 'STATUS', 'ORGANIZER'])
        expect(event.match(new RegExp(`^${once}[:;]`, 'gm'))).toHaveLength(1);
  });

  it('keeps the ids and counts the versions, so that a changed booking replaces its events', () => {
    const first = calendar();
    const later = calendar('es', { version: 4 });
    expect(values(later, 'UID')).toEqual(values(first, 'UID'));
    expect(values(first, 'UID')).toEqual(['traslado-K7QXW2MDPR-arrival', 'traslado-K7QXW2MDPR-departure']);
    expect(values(later, 'SEQUENCE')).toEqual(['4', '4']);
  });

  it('speaks the booking’s language', () => {
    expect(values(calendar('en'), 'SUMMARY')).toEqual([
      'Airport to resort · Perla Resorts',
      'Resort to airport · Perla Resorts',
    ]);
    const [, departure] = values(calendar('es'), 'DESCRIPTION').filter((text) =>
      text.includes('Número de reservación'),
    );
    expect(departure).toContain('Domingo, 27 de diciembre de 2026, 22:40, hora de Cancún\n');
    expect(departure).toContain('Tu chofer espera por lo menos hasta las 23:00.');
    expect(departure).toContain('\nEl día anterior a tu vuelo del lunes, 28 de diciembre de 2026.\n');
    expect(values(calendar('es'), 'LOCATION')[1]).toBe('Perla Bahía, lobby principal');
  });

  it('takes a cancelled booking out of the calendar', () => {
    const file = calendar('en', { status: 'cancelled', version: 2 });
    expect(values(file, 'METHOD')).toEqual(['CANCEL']);
    expect(values(file, 'STATUS')).toEqual(['CANCELLED', 'CANCELLED']);
    expect(values(file, 'TRIGGER')).toEqual([]);
  });

  it('takes a single cancelled ride out by an object of its own, and leaves the other', () => {
    const [kept, gone, ...others] = calendars('en', {
      status: 'partially_cancelled',
      transfers: [exampleTransfer({ status: 'cancelled' }), exampleDeparture()],
    });
    expect(others).toEqual([]);
    expect(kept?.method).toBe('PUBLISH');
    expect(values(kept?.text ?? '', 'UID')).toEqual(['traslado-K7QXW2MDPR-departure']);
    expect(values(kept?.text ?? '', 'STATUS')).toEqual(['CONFIRMED']);
    expect(values(kept?.text ?? '', 'TRIGGER')).toEqual(['-PT40M']);
    expect(values(gone?.text ?? '', 'METHOD')).toEqual(['CANCEL']);
    expect(values(gone?.text ?? '', 'UID')).toEqual(['traslado-K7QXW2MDPR-arrival']);
    expect(values(gone?.text ?? '', 'STATUS')).toEqual(['CANCELLED']);
    expect(values(gone?.text ?? '', 'SUMMARY')[0]).toMatch(/^Canceled: /);
    expect(values(gone?.text ?? '', 'TRIGGER')).toEqual([]);
  });

  it('lets no text of a person begin a line of its own', () => {
    const base = exampleTransfer();
    const name = 'Lobby; north, \\ side\r\nBEGIN:VEVENT\u0007';
    const file = calendar('en', {
      transfers: [exampleTransfer({ pick_up: { ...base.pick_up, place: { id: 1, name, detail: '' } } })],
    });
    expect(values(file, 'BEGIN')).toEqual(['VCALENDAR', 'VEVENT', 'VALARM']);
    expect(values(file, 'LOCATION')).toEqual(['Lobby; north, \\ side\nBEGIN:VEVENT']);
  });
});

describe('lines', () => {
  it('have at most 75 octets, whole characters, and give back any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const file = `${textLine('DESCRIPTION', text)}\r\n`;
        for (const line of file.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          // A character cut in two would not survive being written as UTF-8.
          expect(Buffer.from(line).toString()).toBe(line);
        }
        const sent = text.replace(/\r\n?/g, '\n').replace(/(?!\n)\p{Cc}/gu, '');
        expect(values(file, 'DESCRIPTION')).toEqual([sent]);
      }),
    );
  });

  it('refuse a value of ours with a line break in it', () => {
    expect(() => plainLine('URL', 'https://a\r\nX: 1')).toThrow(RangeError);
  });
});
