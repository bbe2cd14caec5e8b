import { describe, expect, it } from 'vitest';
import { LOCAL_KEYS, SESSION_KEYS } from '../../storage/stored-keys.ts';
import { bookingForStay, EMPTY_BOOKING, reduceBooking } from './booking-state.ts';
import { forgetInTab, keepDraft, keepInTab, keptDraft, keptInTab, type TextStore } from './keep-booking.ts';
import { sampleStay } from './sample-stay.ts';

function memoryStore(): TextStore & { readonly all: Map<string, string> } {
  const all = new Map<string, string>();
  return {
    all,
    getItem: (key) => all.get(key) ?? null,
    setItem: (key, value) => void all.set(key, value),
    removeItem: (key) => void all.delete(key),
  };
}

const NOW = Date.parse('2026-12-01T12:00:00Z');
const HOUR = 3_600_000;
const state = reduceBooking(bookingForStay(sampleStay(), 'round_trip'), { type: 'went', step: 2 });
const draft = {
  state,
  stay: sampleStay(),
  selection: { typeReservation: 'RoundTrip', direction: '', airport: '1', resort: 'BP' },
  session: { token: 't', expires_at: new Date(NOW + 48 * HOUR).toISOString() },
} as const;

describe('the booking stored for the tab', () => {
  it('comes back as it was, under the three keys of the stepper', () => {
    const store = memoryStore();
    keepInTab(store, state);
    expect([...store.all.keys()].sort()).toEqual(
      [SESSION_KEYS.step, SESSION_KEYS.stepInfo, SESSION_KEYS.stepState].sort(),
    );
    expect(keptInTab(store)).toEqual(state);
    forgetInTab(store);
    expect(keptInTab(store)).toBeNull();
  });

  it.each([['not json'], ['null'], ['[]'], ['"x"']])('survives a broken %s', (text) => {
    const store = memoryStore();
    store.setItem(SESSION_KEYS.stepState, text);
    expect(keptInTab(store)).toBeNull();
  });

  it('takes step 1 for a step that does not exist', () => {
    const store = memoryStore();
    keepInTab(store, state);
    store.setItem(SESSION_KEYS.step, '9');
    expect(keptInTab(store)?.step).toBe(1);
  });

  it('does without storage that refuses', () => {
    const refusing: TextStore = {
      getItem: () => null,
      setItem: () => {
        throw new Error('quota');
      },
      removeItem: () => undefined,
    };
    expect(() => keepInTab(refusing, EMPTY_BOOKING)).not.toThrow();
  });
});

describe('the draft of the device', () => {
  it.each([
    [0, true],
    [24 * HOUR - 1, true],
    [24 * HOUR, false],
  ])('%i ms later it is there: %s', (later, isThere) => {
    const store = memoryStore();
    keepDraft(store, draft, NOW);
    expect(keptDraft(store, NOW + later)?.state.step ?? null).toBe(isThere ? 2 : null);
    expect(store.all.has(LOCAL_KEYS.bookingDraft)).toBe(isThere);
  });

  it('has mail and phone of the stay masked, as they came, leaves out the parts that the booking does not need, and needs a session that still counts', () => {
    const store = memoryStore();
    keepDraft(store, draft, NOW);
    expect(keptDraft(store, NOW)?.stay).toMatchObject({
      room: null,
      email: 'a•••@example.com',
      phone: '+52••••••4567',
      lastName: 'Rivera',
    });
    const ended = { ...draft, session: { token: 't', expires_at: new Date(NOW + HOUR).toISOString() } };
    keepDraft(store, ended, NOW);
    expect(keptDraft(store, NOW + HOUR)).toBeNull();
  });

  it('drops a shape of before', () => {
    const store = memoryStore();
    store.setItem(LOCAL_KEYS.bookingDraft, JSON.stringify({ ...draft, shape: 0, savedAt: NOW }));
    expect(keptDraft(store, NOW)).toBeNull();
    expect(store.all.has(LOCAL_KEYS.bookingDraft)).toBe(false);
  });
});
