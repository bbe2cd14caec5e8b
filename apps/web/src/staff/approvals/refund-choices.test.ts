import { expect, it } from 'vitest';
import { exampleOf } from '../../../testing/example-of.ts';
import { payeeOf, refundChoices } from './refund-choices.ts';

const rides = (...statuses: string[]) => statuses.map((status) => ({ status }));

it.each([
  ['a round trip', 160, 160, rides('confirmed', 'confirmed'), ['all 160', 'leg 80']],
  ['an odd amount', 75.01, 75.01, rides('confirmed', 'confirmed'), ['all 75.01', 'leg 37.51']],
  ['one ride', 95, 95, rides('confirmed'), ['all 95']],
  ['all canceled, half kept', 80, 160, rides('cancelled', 'cancelled'), ['fee 80']],
  ['one canceled, its fee kept', 100, 160, rides('confirmed', 'cancelled'), ['all 100', 'leg 80', 'fee 20']],
  ['one canceled, nothing kept', 80, 160, rides('confirmed', 'cancelled'), ['all 80']],
  ['less left than a ride', 30, 160, rides('confirmed', 'confirmed'), ['all 30']],
  ['nothing left', 0, 160, rides('confirmed', 'confirmed'), []],
] as const)('%s', (_, free, total, of, choices) => {
  expect(refundChoices(free, { total, rides: of }).map(({ kind, amount }) => `${kind} ${amount}`)).toEqual(
    choices,
  );
});

it('money goes to the guest of the main stay, on the card that paid last', () => {
  const story = exampleOf('getBookingStory');
  const [event] = story.events;
  if (!event) throw new Error('the example has no event');
  const paid = (code: string, detail: string) => ({ ...event, kind: 'payment' as const, code, detail });
  const events = [
    paid('succeeded', 'visa 4242'),
    paid('succeeded', 'mastercard 5454 · late'),
    paid('failed', 'visa 0002 · declined'),
  ];
  expect(payeeOf({ ...story, events })).toEqual({ guest: 'Lucía Rivera', card: 'mastercard 5454' });
  expect(payeeOf({ ...story, events: [] }).card).toBe('');
});
