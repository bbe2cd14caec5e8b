import { expect, it } from 'vitest';
import type { PaymentState } from '../booking/state.ts';
import { type OpenPayment, openPaymentOf } from './open-payment.ts';

it.each<[PaymentState[], OpenPayment | null]>([
  [[], null],
  [['failed', 'succeeded'], null],
  [['created'], 'unknown'],
  [['processing'], 'unknown'],
  [['failed', 'unknown'], 'unknown'],
  [['requires_action'], 'at_bank'],
  [['requires_action', 'unknown'], 'unknown'],
])('%j: %s', (states, open) => expect(openPaymentOf(states)).toBe(open));
