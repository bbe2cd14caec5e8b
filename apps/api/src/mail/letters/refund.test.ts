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

it.each([
  ['en', 'Your bank returned our refund', 'The money is still yours.'],
  ['es', 'Tu banco devolvió nuestro reembolso', 'El dinero sigue siendo tuyo.'],
] as const)(
  'a refund that came back says so, with its amount, and no other reason: %s',
  (language, subject, body) => {
    const facts = { ...exampleFacts(language), language };
    for (const reason of ['cancel', 'by_hand', 'at_gateway', 'late_payment']) {
      const letter = refundLetter({ amountMinor: 84_00, reason, isReturned: true }).compose(facts);
      const text = JSON.stringify(letter);
      expect(letter.subject).toBe(subject);
      expect(text).toContain(body);
      expect(text).toContain('84.00');
      expect(text).not.toMatch(/too late|demasiado tarde|made this refund|hizo este reembolso/);
    }
  },
);
