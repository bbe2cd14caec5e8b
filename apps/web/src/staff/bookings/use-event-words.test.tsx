import { describe, expect, it } from 'vitest';
import { drawHook } from '../../../testing/draw.tsx';
import { exampleOf } from '../../../testing/example-of.ts';
import type { Locale } from '../../i18n/locale.ts';
import { useEventWords } from './use-event-words.ts';

const story = exampleOf('getBookingStory');
const [event] = story.events;
if (!event) throw new Error('the example has no event');

const wordsIn = (locale: Locale) => drawHook(() => useEventWords(story), { locale });

describe('the words beside an event', () => {
  it.each([
    ['payment', 'a code that nobody knows', 'a code that nobody knows'],
    ['ride', 'other', 'Another reason'],
    ['letter', 'other', 'other'],
    ['payment', 'visa 0002 · card_declined', 'Visa 0002 · Card declined'],
    ['refund', 'the bank gave it back', 'Returned by the guest’s bank'],
    ['refund', 'cancel', 'Cancellation'],
    ['booking', '', ''],
  ] as const)('of a %s: %j', async (kind, detail, said) => {
    const { detailOf } = await wordsIn('en-US');
    expect(detailOf({ ...event, kind, detail })).toBe(said);
  });

  it('of a change names the ride, of a refund the rule behind it', async () => {
    const { detailOf } = await wordsIn('en-US');
    expect(detailOf({ ...event, kind: 'change', detail: 'departure · Asked by phone' })).toBe(
      'Departure · Asked by phone',
    );
    const { at } = event;
    const ride = {
      transfer_id: 1,
      direction: 'arrival',
      given_up: true,
      price: 48,
      kept: 0,
      fee: 24,
    } as const;
    const step = { ...ride, rule: { hours_before: 24, percent: 50 }, earlier: null };
    const refunds_why = [{ at, paid: 48, already_refunded: 0, refund: 24, currency: 'USD', steps: [step] }];
    const ruled = await drawHook(() => useEventWords({ ...story, refunds_why }), { locale: 'en-US' });
    const refund = { ...event, kind: 'refund', code: 'requested', detail: 'cancel' } as const;
    expect(ruled.detailOf(refund).replace(/\u00a0/g, ' ')).toBe(
      'Cancellation. Arrival: less than 24 hours before the pick-up, the fee is 50%: USD 24.00.',
    );
    expect(ruled.detailOf({ ...refund, at: '2026-01-01T00:00:00Z' })).toBe('Cancellation');
  });

  it('each part is worded by itself, a note behind them stays', async () => {
    const { detailOf } = await wordsIn('en-US');
    const said = detailOf({ ...event, kind: 'ride', detail: 'other · Called twice' });
    expect(said).toBe('Another reason · Called twice');
  });
});

describe('a change beside an event', () => {
  it('of a stay tells the day before and after', async () => {
    const { changeOf } = await wordsIn('en-US');
    const days = { field: 'stay.arrivalOn', old: '2026-12-21', new: '2026-12-22' };
    expect(changeOf(days)).toBe('Arrival: Mon, Dec 21 → Tue, Dec 22');
    expect(changeOf({ ...days, old: '' })).toBe('Arrival: Tue, Dec 22');
  });

  it('of a room keeps the number of the room, and says where there is none', async () => {
    const { changeOf } = await wordsIn('es-MX');
    const room = changeOf({ field: 'stay.room', old: '1204', new: '' });
    expect(room).toContain('1204 → ');
    expect(room).not.toMatch(/→ $/);
  });

  it('without values is the name of what changed', async () => {
    const { changeOf } = await wordsIn('en-US');
    expect(changeOf({ field: 'arrival', old: '', new: '' })).toBe('Arrival');
  });
});
