import { expect, it } from 'vitest';
import { draw } from '../../../testing/draw.tsx';
import { exampleOf } from '../../../testing/example-of.ts';
import { Disputes } from './disputes.tsx';
import type { Story } from './use-bookings.ts';

type Dispute = Story['disputes'][number];

const told = async (...disputes: Partial<Dispute>[]) => {
  const usual = {
    status: 'needs_response',
    amount: 95,
    reason: 'fraudulent',
    is_stopping: true,
    due_at: null,
  };
  const story = {
    ...exampleOf('getBookingStory'),
    disputes: disputes.map((one) => ({ ...usual, ...one })) as Dispute[],
  };
  return (await draw(<Disputes story={story} />)).text;
};

it('a dispute names amount, reason and the time of the answer by the clock of the airport', async () => {
  expect(await told({ due_at: '2026-12-02T04:30:00.000Z' })).toBe(
    'The guest’s bank disputes this payment|USD 95.00 · The guest did not make this payment. Answer at the gateway by Tue, Dec 1, 11:30 PM. Refunds wait until it ends.',
  );
});

it('a warning stops refunds until somebody has handled it', async () => {
  expect(await told({ status: 'warned', reason: 'misc' })).toContain(
    'Refunds wait until it is marked as handled.',
  );
  expect(await told({ status: 'warned', is_stopping: false })).not.toContain('Refunds wait');
});

it('a reason that the gateway has newly made up is no reason given', async () => {
  expect(await told({ status: 'lost', reason: 'moon_phase', is_stopping: false })).toBe(
    'The dispute was lost: the bank has the money|USD 95.00 · No reason given',
  );
});

it('a dispute without a meaning for the booking is not shown, several stand in their order', async () => {
  expect(await told({ status: 'won' as Dispute['status'], is_stopping: false })).toBe('');
  const both = await told({ status: 'inquiry' }, { status: 'prevented', is_stopping: false });
  expect(both.indexOf('asks about')).toBeLessThan(both.indexOf('refunded the guest'));
});
