import { exampleDayList } from '@traslado/contract/examples/day-lists';
import { expect, it } from 'vitest';
import { bookingCalendars } from '../calendar/booking-calendar.ts';
import { changeLetter } from '../mail/letters/change.ts';
import { confirmation } from '../mail/letters/confirmation.ts';
import { resortNotice } from '../mail/letters/resort-notice.ts';
import { writeLetter } from '../mail/mail-letter.ts';
import { dayListDocument } from '../pdf/day-list-document.ts';
import { letterDocument } from '../pdf/letter-document.ts';
import { tableOf } from '../staff/day-lists/make-table.ts';
import { exampleFacts, exampleTransfer } from './example-facts.ts';

const words = {
  en: ['the night from Dec 25 to 26', 'Please keep the room'],
  es: ['la noche del 25 al 26 de diciembre', 'Por favor guarden la habitación'],
} as const;

const landing = (late: boolean) => {
  const day = { flight_date: '2026-12-26', flight_time: '00:20' };
  return exampleTransfer({
    ...day,
    pick_up: { ...exampleTransfer().pick_up, date: '2026-12-26', time: '00:20' },
    ...(late && { late_arrival: true }),
  });
};

it.each(['en', 'es'] as const)(
  'a landing after midnight is told with its night everywhere: %s',
  (language) => {
    const facts = exampleFacts(language, { transfers: [landing(false)] });
    const [night] = words[language];
    const flight = { code: 'AA1234', airline: null, date: '2026-12-26', time: '00:20', terminal: null };
    const [first] = exampleDayList.rides;
    if (!first) throw new Error('an empty list');
    const list = { ...exampleDayList, rides: [{ ...first, direction: 'arrival' as const, flight }] };
    const said = [
      writeLetter(confirmation, facts).text,
      writeLetter(confirmation, facts).html,
      JSON.stringify(letterDocument(facts)),
      bookingCalendars(facts, 0)
        .map(({ text }) => text)
        .join('')
        .replaceAll('\r\n ', ''),
      writeLetter(resortNotice, facts).text,
      JSON.stringify(dayListDocument({ list, brandName: '', language })),
      tableOf(list, language).rows.join('|'),
    ];
    for (const text of said) expect(text).toContain(night);
    const byDay = exampleFacts(language, { transfers: [exampleTransfer()] });
    expect(writeLetter(confirmation, byDay).text).not.toContain(night.slice(0, 9));
  },
);

it.each(['en', 'es'] as const)('the resort reads once that the guest arrives later: %s', (language) => {
  const facts = exampleFacts(language, { transfers: [landing(true)] });
  const [, keep] = words[language];
  const change = (...changes: { field: string; old: string; new: string }[]) =>
    writeLetter(changeLetter({ changes, amountMinor: 0, reader: 'resort' }), facts).text;
  const said = { field: 'late_arrival', old: '0', new: '1' };
  expect(writeLetter(resortNotice, facts).text).toContain(keep);
  expect(change(said)).toContain(keep);
  // Another change of the same ride, and the end of it.
  expect(change({ field: 'flight_time', old: '00:10', new: '00:20' })).not.toContain(keep);
  expect(change({ ...said, old: '1', new: '0' })).not.toContain(keep);
  expect(writeLetter(confirmation, facts).text).toContain(
    language === 'en' ? 'keep your room' : 'tu habitación',
  );
});
