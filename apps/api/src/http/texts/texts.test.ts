import { RULE_CODES } from '@traslado/domain/codes';
import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { es } from './es.ts';

/**
 * Sentences of pages alone: a form shows them before anything is sent, or they name a line of a price, of a refund or of a cancellation.
 */
const saidByPages = [
  'auth.cancelled',
  'booking_number.invalid',
  'cancel.benefit_lost',
  'cancel.fee',
  'choice.missing',
  'code.format',
  'email.mismatch',
  'password.mismatch',
  'policies.not_accepted',
  'price.adults',
  'price.baby_seats',
  'price.children',
  'price.included',
  'price.lowered',
  'price.vehicles',
  'refund.nothing_paid',
  'refund.private_round_trip_whole',
  'time.half_missing',
];

describe('what a rule refuses', () => {
  it.each(RULE_CODES.filter((code) => !saidByPages.includes(code)))(
    '%s has a sentence in both languages',
    (code) => {
      for (const texts of [en, es]) expect(texts).toHaveProperty([code]);
    },
  );

  it('is said by a page alone only where there is such a code', () => {
    expect(RULE_CODES).toEqual(expect.arrayContaining(saidByPages));
  });
});
