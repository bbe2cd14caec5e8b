import { expect, it } from 'vitest';
import { isPaymentOpen, isRefundOpen } from './payment-figures.ts';

it.each([
  ['failed', null, true],
  ['failed', 1, false],
  ['succeeded', null, false],
  ['requested', null, false],
])(
  'a repayment that is %s, settled outside at %j, can be retried: %s',
  (status, settledOutsideAt, isOpen) => {
    expect(isRefundOpen({ status, settledOutsideAt })).toBe(isOpen);
  },
);

it.each([
  ['created', true],
  ['processing', true],
  ['requires_action', true],
  ['unknown', true],
  ['captured', false],
  ['failed', false],
])('the gateway can be asked for a payment that is %s: %s', (status, isOpen) => {
  expect(isPaymentOpen(status)).toBe(isOpen);
});
