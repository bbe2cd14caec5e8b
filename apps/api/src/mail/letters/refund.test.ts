import { expect, it } from 'vitest';
import { exampleFacts } from '../../letter/example-facts.ts';
import { refundLetter } from './refund.ts';

const textOf = (reason: string, language: 'en' | 'es'): string => {
  const facts = { ...exampleFacts(language), language };
  return JSON.stringify(refundLetter({ amountMinor: 220_00, reason }).compose(facts));
};

it.each(['en', 'es'] as const)('a refund by hand says that the resort did it: %s', (language) => {
  const { hotel_name: resort } = exampleFacts(language).coupon;
  const said = { en: `${resort} made this refund for you.`, es: `${resort} hizo este reembolso por ti.` };
  expect(textOf('by_hand', language)).toContain(said[language]);
  expect(textOf('by_hand', language)).not.toMatch(/too late|demasiado tarde/);
  expect(textOf('cancel', language)).not.toContain(said[language]);
  expect(textOf('late_payment', language)).toMatch(/too late|demasiado tarde/);
});
