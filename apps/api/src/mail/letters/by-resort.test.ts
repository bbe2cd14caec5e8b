import { describe, expect, it } from 'vitest';
import { exampleFacts } from '../../letter/example-facts.ts';
import { cancellationLetter } from './cancellation.ts';
import { changeLetter } from './change.ts';

const cancelled = { directions: ['arrival'], refundMinor: 0, feeMinor: 0, notices: [] } as const;

describe.each([
  ['en', 'Our team at', 'made this change for you', 'canceled this for you'],
  ['es', 'Nuestro equipo de', 'hizo este cambio por ti', 'hizo esta cancelación por ti'],
] as const)('a letter in %s about what staff did', (language, who, changed, gone) => {
  const facts = { ...exampleFacts(), language };
  const textOf = (reader: 'guest' | 'resort', byResort: boolean) => [
    JSON.stringify(changeLetter({ changes: [], amountMinor: 0, byResort, reader }).compose(facts)),
    JSON.stringify(cancellationLetter({ ...cancelled, byResort, reader }).compose(facts)),
  ];

  it('says to the guest that the resort did it, and only then', () => {
    const [ofChange, ofCancellation] = textOf('guest', true);
    expect(ofChange).toContain(`${who} ${facts.coupon.hotel_name} ${changed}.`);
    expect(ofCancellation).toContain(`${who} ${facts.coupon.hotel_name} ${gone}.`);
    for (const text of [...textOf('guest', false), ...textOf('resort', true)])
      expect(text).not.toContain(who);
  });
});
