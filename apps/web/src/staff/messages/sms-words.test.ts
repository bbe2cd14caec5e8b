import {
  fillPhoneText,
  LONGEST_VALUES,
  PHONE_TEXT_KINDS,
  usualPhoneText,
} from '@traslado/domain/messages/phone-texts';
import { describe, expect, it } from 'vitest';
import { messages as english } from '../../i18n/en/messages.ts';
import { messages as spanish } from '../../i18n/es/messages.ts';
import { smsWords } from './sms-words.ts';

const { phone: words } = english;
const said = (text: string, partCost: number | null | undefined = 0.0451) => smsWords(text, partCost, words);

describe('an SMS in words', () => {
  it.each([
    ['a', '1 part, 1 characters'],
    ['a'.repeat(160), '1 part, 160 characters'],
    ['a'.repeat(161), '2 parts, 161 characters'],
    ['€'.repeat(80), '1 part, 160 characters'],
    ['€'.repeat(81), '2 parts, 162 characters'],
    [`🚐${'a'.repeat(68)}`, '1 part, 70 characters'],
    [`🚐${'a'.repeat(69)}`, '2 parts, 71 characters'],
  ])('%# has its parts', (text, parts) => expect(said(text).parts).toBe(parts));

  it('names the sign that makes it dear', () => {
    expect(said('Your pick-up is now 11:45 PM')).toMatchObject({ signs: words.encodings.gsm7, dear: null });
    expect(said('New pick-up 🚐 🚌')).toMatchObject({ signs: words.encodings.ucs2, dear: words.dear('🚐') });
    expect(said('sábado').dear).toBe(words.dear('á'));
    expect(said('señor, é').dear).toBeNull();
  });

  it('costs its parts', () => {
    expect(said('a').price).toBe('About USD 0.045 a message');
    expect(said('a'.repeat(161)).price).toBe('About USD 0.090 a message');
    expect(said('a', 0).price).toBe('About USD 0.000 a message');
  });

  it('has no cost that nobody knows, and one that is read', () => {
    expect(said('a', null).price).toBe(words.noCost);
    expect(smsWords('a', undefined, words).price).toBe('…');
  });
});

it.each(PHONE_TEXT_KINDS)('%s is plain and two parts at most, at its longest, in both languages', (kind) => {
  for (const [language, { phone }] of [
    ['en', english],
    ['es', spanish],
  ] as const) {
    const text = fillPhoneText('sms', usualPhoneText(kind, 'sms', language), LONGEST_VALUES[language]);
    const { signs, dear } = smsWords(text, 0.05, phone);
    expect([signs, dear]).toEqual([phone.encodings.gsm7, null]);
    expect([phone.cost('1.000'), phone.cost('2.000')]).toContain(smsWords(text, 1, phone).price);
  }
});
