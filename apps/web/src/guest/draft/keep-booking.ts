import { DRAFT_HOURS } from '@traslado/domain/constants';
import type { Session } from '../../data/session.ts';
import { LOCAL_KEYS, SESSION_KEYS } from '../../storage/stored-keys.ts';
import { DRAFT_SHAPE, type Selection, type Stay } from '../stay/stay-session.ts';
import { type BookingState, EMPTY_BOOKING } from './booking-state.ts';

/** The part of Storage that is used, so that tests need no browser. */
export type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const DRAFT_MS = DRAFT_HOURS * 3_600_000;
type Kept = { shape: number; savedAt: number; state: unknown };

export type Draft = { state: BookingState; stay: Stay; selection: Selection; session: Session };

function readJson(store: TextStore, key: string): unknown {
  try {
    return JSON.parse(store.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function writeJson(store: TextStore, key: string, value: unknown): void {
  try {
    store.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or refused: the booking goes on in memory.
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The stored parts, laid over the empty booking; null when they are no booking. */
function stateOf(parts: readonly unknown[]): BookingState | null {
  const records = parts.filter(isRecord);
  if (records.length === 0) return null;
  const merged: BookingState = Object.assign({}, EMPTY_BOOKING, ...records);
  return typeof merged.stayKey === 'string' && Array.isArray(merged.passengersInfo) ? merged : null;
}

/** The answers, apart from data that only the making and paying of the booking needs. */
function split(state: BookingState): { answers: object; info: object } {
  const { step: _, group, createIntent, payIntent, sale, ip, geolocation, exchangeRate, ...answers } = state;
  return { answers, info: { group, createIntent, payIntent, sale, ip, geolocation, exchangeRate } };
}

/** Keeps the booking for this tab. There is no card data in it: the card never reaches our page. */
export function keepInTab(store: TextStore, state: BookingState): void {
  const { answers, info } = split(state);
  writeJson(store, SESSION_KEYS.step, state.step);
  writeJson(store, SESSION_KEYS.stepState, answers);
  writeJson(store, SESSION_KEYS.stepInfo, info);
}

export function keptInTab(store: TextStore): BookingState | null {
  const step = readJson(store, SESSION_KEYS.step);
  const answers = readJson(store, SESSION_KEYS.stepState);
  if (!isRecord(answers)) return null;
  return stateOf([answers, readJson(store, SESSION_KEYS.stepInfo), { step: isStep(step) ? step : 1 }]);
}

const isStep = (value: unknown): value is BookingState['step'] => [1, 2, 3, 4].some((step) => step === value);

export function forgetInTab(store: TextStore): void {
  for (const key of [SESSION_KEYS.step, SESSION_KEYS.stepState, SESSION_KEYS.stepInfo]) {
    try {
      store.removeItem(key);
    } catch {
      // Nothing was stored.
    }
  }
}

/** Stores the booking on the device, so that a closed tab can go on. Parts of the stay that the booking does not need are left out. */
export function keepDraft(store: TextStore, draft: Draft, nowAt: number): void {
  const stay: Stay = {
    ...draft.stay,
    room: null,
    externalReference: null,
    companyId: null,
    agencyCode: null,
  };
  const { selection, session, state } = draft;
  writeJson(store, LOCAL_KEYS.bookingDraft, {
    shape: DRAFT_SHAPE,
    savedAt: nowAt,
    state,
    stay,
    selection,
    session,
  });
}

/** The draft of the device while it is younger than 24 hours and its session still counts; an older one is removed. */
export function keptDraft(store: TextStore, nowAt: number): Draft | null {
  const kept = readJson(store, LOCAL_KEYS.bookingDraft) as (Kept & Partial<Draft>) | null;
  if (!isRecord(kept)) return null;
  const { savedAt, shape, stay, selection, session } = kept;
  const state = stateOf([kept.state]);
  const isFresh = typeof savedAt === 'number' && nowAt - savedAt < DRAFT_MS && savedAt <= nowAt + DRAFT_MS;
  if (shape !== DRAFT_SHAPE || !isFresh || !state || !stay || !selection || !session) {
    forgetDraft(store);
    return null;
  }
  if (!(Date.parse(session.expires_at) > nowAt)) return null;
  return { state, stay, selection, session };
}

export function forgetDraft(store: TextStore): void {
  try {
    store.removeItem(LOCAL_KEYS.bookingDraft);
  } catch {
    // Nothing was stored.
  }
}
