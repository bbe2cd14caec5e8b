import { rideLinkPath } from '@traslado/contract/pages';
import { smsLength } from '@traslado/domain/channels/sms-length';
import { LANGUAGES, type Language } from '@traslado/domain/language';
import { LONGEST_VALUES, PHONE_TEXT_KINDS, type PhoneField } from '@traslado/domain/messages/phone-texts';
import { clockTime } from '@traslado/domain/time/clock-time';
import { expect, it } from 'vitest';
import { makeLinkKey } from '../../db/link-key.ts';
import { dateInWords } from '../../letter/ride.ts';
import { phoneText, phoneValues } from './flight-news-text.ts';

const publicUrl = 'https://reservations.bahiaperla.example';
const valuesOn = (date: string, language: Language) => {
  const late = `${clockTime('23:45', language)} (${dateInWords(date, language)})`;
  return phoneValues(
    {
      ...{ flight: 'AA 1234', when: late, was: clockTime('12:10', language), waits: late },
      ...{ phone: '+52 998 555 0142', belt: null, reason: 'moved' },
    },
    publicUrl + rideLinkPath(makeLinkKey().key),
    language,
  );
};

it.each(
  PHONE_TEXT_KINDS.flatMap((kind) => (['en', 'es'] as const).map((language) => [kind, language] as const)),
)('a text message of %s in %s is plain and short, at its longest too', (kind, language) => {
  const values = valuesOn('2026-09-30', language);
  const { text } = phoneText('sms', kind, { values, language });
  const { encoding, parts } = smsLength(text);
  expect(encoding, text).toBe('gsm7');
  expect(parts, text).toBeLessThanOrEqual(2);
});

it.each(LANGUAGES)('the longest values in %s are those of no day longer', (language) => {
  for (let day = 0; day < 366; day += 1) {
    const date = new Date(Date.UTC(2028, 0, 1 + day)).toISOString().slice(0, 10);
    for (const [field, value] of Object.entries(valuesOn(date, language)))
      expect([field, value.length <= LONGEST_VALUES[language][field as PhoneField].length]).toEqual([
        field,
        true,
      ]);
  }
});

it('a text of staff goes with the number and the values of its template, a wrong one in no case', () => {
  const values = valuesOn('2026-09-30', 'en');
  const own = (text: string) =>
    phoneText('whatsapp', 'landed', {
      ...{ values, language: 'en' },
      forPhones: { whatsapp: { landed: { text, contentNumber: 'HX1' } } },
    });
  expect(own('Hi! Until {{waited_until}}, see {{ride_link}}. {{waited_until}} is late.')).toEqual({
    text: `Hi! Until ${values.waited_until}, see ${values.ride_link}. ${values.waited_until} is late.`,
    template: { number: 'HX1', values: { 1: values.waited_until, 2: values.ride_link } },
  });
  const wrong = own('Hello {{nobody}}.');
  expect(wrong.template).toBeNull();
  expect(wrong.text).toMatch(/^Welcome!/);
});
