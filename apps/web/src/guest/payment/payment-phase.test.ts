import { describe, expect, it } from 'vitest';
import {
  isAsking,
  isBusy,
  nextPhase,
  type PaymentAnswer,
  type PaymentEvent,
  type PaymentPhase,
} from './payment-phase.ts';

const NOW = 1_800_000_000_000;
const ready: PaymentPhase = { kind: 'ready', failure: null };
const answer = (change: Partial<PaymentAnswer>): PaymentEvent => ({
  type: 'answered',
  nowAt: NOW,
  answer: {
    coupon_status: 'pending_payment',
    status: 'none',
    amount: 84,
    amount_due: 84,
    currency: 'USD',
    card: null,
    action_url: null,
    failure: null,
    ...change,
  },
});
const refused = (code: string, dueMinor: number | null = null): PaymentEvent => ({
  type: 'refused',
  code,
  detail: 'why',
  dueMinor,
  shownMinor: 84_00,
});
const run = (start: PaymentPhase, ...events: PaymentEvent[]) => events.reduce(nextPhase, start);

describe('paying', () => {
  it('says why a wallet failed that this page had not heard of', () => {
    const failed: PaymentEvent = { type: 'frameFailed', code: 'frame.unavailable', detail: 'why' };
    const failure = { code: 'frame.unavailable', detail: 'why' };
    expect(run(ready, failed)).toEqual({ kind: 'ready', failure });
    expect(run({ kind: 'paying' }, failed)).toEqual({ kind: 'paying' });
  });

  it('goes from the card to paid', () => {
    const confirmed = answer({ coupon_status: 'confirmed', status: 'succeeded', amount_due: 0 });
    expect(
      run({ kind: 'loading' }, answer({}), { type: 'submitted' }, { type: 'tokenMade' }, confirmed),
    ).toEqual({
      kind: 'paid',
    });
  });

  it('the difference of a change is not taken for paid because the booking is', () => {
    const before = answer({ coupon_status: 'confirmed', status: 'succeeded', amount_due: 48 });
    expect(run({ kind: 'loading' }, before)).toEqual(ready);
    const after = answer({ coupon_status: 'confirmed', status: 'succeeded', amount_due: 0 });
    expect(run({ kind: 'loading' }, before, { type: 'submitted' }, { type: 'tokenMade' }, after)).toEqual({
      kind: 'paid',
    });
  });

  it('a second click or Enter changes nothing while a payment is under way', () => {
    const paying = run(ready, { type: 'submitted' }, { type: 'tokenMade' });
    expect(run(paying, { type: 'submitted' })).toBe(paying);
    expect(run(paying, { type: 'tokenMade' })).toBe(paying);
    expect([paying, run(ready, { type: 'submitted' }), { kind: 'loading' } as const].every(isBusy)).toBe(
      true,
    );
    expect(isBusy(ready)).toBe(false);
  });

  it('a decline has its reason and lets another card be tried', () => {
    const declined = run(ready, { type: 'submitted' }, { type: 'tokenMade' }, refused('payment.declined'));
    expect(declined).toEqual({ kind: 'ready', failure: { code: 'payment.declined', detail: 'why' } });
    expect(run(declined, { type: 'submitted' })).toEqual({ kind: 'tokenizing' });
  });

  it('the bank asks, and afterwards the server is asked', () => {
    const asked = run({ kind: 'paying' }, answer({ status: 'requires_action', action_url: '/bank' }));
    expect(asked).toEqual({ kind: 'challenge', url: '/bank', isStillOpen: false });
    expect(run(asked, { type: 'challengeFinished', nowAt: NOW })).toEqual({ kind: 'paying' });
  });
});

describe('another card while the bank asks', () => {
  const challenge: PaymentPhase = { kind: 'challenge', url: '/bank', isStillOpen: false };
  const closing = run(challenge, { type: 'otherCardWanted' });
  const failed = (code: string) => answer({ status: 'failed', failure: { code, detail: 'why' } });
  it.each<[string, PaymentEvent, Partial<PaymentPhase>]>([
    ['closed', failed('payment.abandoned'), { kind: 'ready', failure: null }],
    [
      'declined by the bank',
      failed('payment.authentication_failed'),
      { kind: 'ready', failure: { code: 'payment.authentication_failed', detail: 'why' } },
    ],
    [
      'confirmed in the same moment',
      answer({ coupon_status: 'confirmed', status: 'succeeded', amount_due: 0 }),
      { kind: 'paid' },
    ],
    ['unknown', answer({ status: 'unknown' }), { kind: 'checking' }],
    ['no answer', { type: 'noAnswer', nowAt: NOW }, { kind: 'checking' }],
    [
      'still open',
      answer({ status: 'requires_action', action_url: '/bank' }),
      { kind: 'challenge', url: '/bank', isStillOpen: true },
    ],
  ])('%s', (_name, event, end) => {
    expect([closing, isBusy(closing)]).toEqual([{ kind: 'abandoning' }, true]);
    expect(run(closing, event)).toMatchObject(end);
  });
  it('is offered nowhere else', () => {
    expect(run(ready, { type: 'otherCardWanted' })).toBe(ready);
  });
  it('keeps asking where another page has the bank’s question', () => {
    const elsewhere = run({ kind: 'checking', since: 0 }, answer({ status: 'requires_action' }));
    expect([elsewhere.kind, isAsking(elsewhere), isAsking(challenge)]).toEqual(['challenge', true, false]);
  });
});

describe('without a known outcome', () => {
  it.each<[string, PaymentEvent]>([
    ['no answer', { type: 'noAnswer', nowAt: NOW }],
    ['unknown', answer({ status: 'unknown' })],
    ['still processing', answer({ status: 'processing' })],
    ['another try is under way', refused('payment.under_way')],
  ])('%s: no second payment', (_, event) => {
    const checking = run({ kind: 'paying' }, event);
    expect(checking.kind).toBe('checking');
    expect(run(checking, { type: 'submitted' }).kind).toBe('checking');
  });
  it('keeps the time since when it has not been known', () => {
    const checking = run({ kind: 'paying' }, { type: 'noAnswer', nowAt: NOW });
    expect(run(checking, { type: 'noAnswer', nowAt: NOW + 9 })).toBe(checking);
  });
  it('ends when the server knows', () => {
    expect(
      run({ kind: 'checking', since: 0 }, answer({ status: 'failed', failure: { code: 'c', detail: 'd' } })),
    ).toEqual({
      kind: 'ready',
      failure: { code: 'c', detail: 'd' },
    });
    expect(
      run(
        { kind: 'checking', since: 0 },
        answer({ coupon_status: 'confirmed', status: 'succeeded', amount_due: 0 }),
      ).kind,
    ).toBe('paid');
  });
});

describe('a page that opens without an answer', () => {
  const unreached: PaymentPhase = { kind: 'unreached' };
  it('shows that, instead of checking a payment that was never made', () => {
    expect(run({ kind: 'loading' }, { type: 'noAnswer', nowAt: 1 })).toEqual(unreached);
    expect(run(unreached, { type: 'noAnswer', nowAt: 2 })).toBe(unreached);
  });
  it('cannot be paid on until it is asked again and answered', () => {
    expect(run(unreached, { type: 'submitted' })).toBe(unreached);
    expect(run(unreached, { type: 'askedAgain' })).toEqual({ kind: 'loading' });
    expect(run(unreached, { type: 'askedAgain' }, answer({}))).toEqual(ready);
    expect(run({ kind: 'paying' }, { type: 'askedAgain' }).kind).toBe('paying');
  });
});

describe('a bill that can no longer be paid as it stands', () => {
  it('shows another price beside the one shown, never charges it silently', () => {
    const changed = run({ kind: 'paying' }, refused('payment.amount_mismatch', 90_00));
    expect(changed).toEqual({ kind: 'priceChanged', shownMinor: 84_00, dueMinor: 90_00 });
    expect(run(changed, { type: 'submitted' })).toBe(changed);
    expect(run(changed, { type: 'priceAccepted' })).toEqual(ready);
  });
  it.each<[PaymentEvent, string]>([
    [refused('booking.no_longer_available'), 'unavailable'],
    [refused('booking.no_longer_available_returned'), 'returned'],
    [refused('coupon.state'), 'cancelled'],
    [refused('coupon.replaced'), 'replaced'],
    [answer({ coupon_status: 'expired' }), 'unavailable'],
    [answer({ coupon_status: 'cancelled' }), 'cancelled'],
    [answer({ coupon_status: 'expired', status: 'refunded' }), 'returned'],
  ])('%#: %s', (event, reason) => {
    expect(run({ kind: 'paying' }, event)).toEqual({ kind: 'gone', reason });
  });
});
