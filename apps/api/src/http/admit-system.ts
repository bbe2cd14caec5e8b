import { setTimeout as sleep } from 'node:timers/promises';
import { groupOf } from '@traslado/contract/call-groups';
import type { Route } from '@traslado/contract/route';
import type { CallName } from '@traslado/contract/routes';
import { MINUTE_MS } from '@traslado/domain/time/instant';
import { Refused } from '../refused.ts';
import type { Caller } from './tokens.ts';

/** A program that calls us with a key. The app itself is none of them. */
export type CallingSystem = {
  readonly id: number;
  readonly active: boolean;
  readonly calls: readonly string[];
  /** Null without a limit. */
  readonly callsAMinute: number | null;
  /** Numbers of its working keys. */
  readonly keys: readonly number[];
};

/** The calling programs, for the binding. */
export type CallingSystems = {
  /** Its present state, so that an ended or removed right is gone at once. */
  readonly find: (id: number) => CallingSystem | undefined;
  /** Counts a call with the earlier ones of the running window. */
  readonly count: (asked: {
    readonly subject: string;
    readonly windowMs: number;
    readonly now: number;
  }) => Promise<{ readonly times: number; readonly endsAt: number }>;
};

/** A slower count is left out: while the database is away no call is refused for it. */
const patienceMs = 1_000;

/** The program behind a caller: the one that signed in, or that opened a guest's session; null for the app itself. */
export function channelOf(caller: Caller): number | null {
  if (caller.kind === 'app') return caller.system?.id ?? null;
  return caller.kind === 'guest' ? (caller.channel ?? null) : null;
}

/** Refuses a program without the permission, or over its limit. Codes: `auth.required`, `auth.forbidden`, `limit.too_many`. */
export async function admitSystem(
  systems: CallingSystems,
  { name, access }: { readonly name: CallName; readonly access: Route['access'] },
  caller: Caller,
  now: number,
): Promise<void> {
  const id = channelOf(caller);
  if (id === null || access === 'public') return;
  const system = systems.find(id);
  // A guest's session outlives the key that it was opened with, so that a key can be changed while guests book.
  const hasKey = caller.kind !== 'app' || system?.keys.some((key) => key === caller.system?.key);
  if (!system?.active || !hasKey) throw new Refused('auth.required');
  if (!system.calls.includes(groupOf(name))) throw new Refused('auth.forbidden');
  if (system.callsAMinute === null) return;
  const counted = await Promise.race([
    systems.count({ subject: `system|${id}`, windowMs: MINUTE_MS, now }).catch(() => null),
    sleep(patienceMs, null, { ref: false }),
  ]);
  if (counted && counted.times > system.callsAMinute)
    throw new Refused('limit.too_many', {
      retryAfterSeconds: Math.max(1, Math.ceil((counted.endsAt - now) / 1_000)),
    });
}
