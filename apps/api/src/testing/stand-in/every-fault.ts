import type { FaultGiven } from './faults.ts';
import type { FaultyServer } from './faulty-server.ts';

type Case = {
  readonly is: string;
  readonly bring: (server: FaultyServer, call: string) => Promise<void> | void;
  /** Requests that reach the server for one call without effect; repetitions tell a passing failure from a lasting one. */
  readonly requests: number;
};

const faulty = (is: string, requests: number, fault: Omit<FaultGiven, 'call'>): Case => ({
  is,
  requests,
  bring: (server, call) => server.faults.set({ call, ...fault }),
});

/** All failures of a backend. `slow` is longer than one try of `hastyLimits`. */
export const everyFault: readonly Case[] = [
  faulty('slow', 3, { kind: 'slow', ms: 500 }),
  faulty('silent', 3, { kind: 'silent' }),
  faulty('half-closed', 3, { kind: 'half-closed' }),
  faulty('reset', 3, { kind: 'reset' }),
  faulty('failing with 500', 3, { kind: 'status', status: 500 }),
  faulty('failing with 503', 3, { kind: 'status', status: 503 }),
  faulty('too busy', 3, { kind: 'status', status: 429 }),
  faulty('refusing our token', 2, { kind: 'status', status: 401 }),
  faulty('refusing us', 2, { kind: 'status', status: 403 }),
  faulty('wrong: half a JSON', 1, { kind: 'bad-json' }),
  faulty('wrong: other types', 1, { kind: 'wrong-types' }),
  faulty('wrong: a page', 1, { kind: 'html' }),
  faulty('wrong: megabytes', 1, { kind: 'huge' }),
  { is: 'down', requests: 0, bring: (server) => server.goDown() },
];

/** Limits for tests: tries of 300 ms, and a breaker that is not met by accident. */
export const hastyLimits = {
  totalMs: 1_500,
  tryMs: 300,
  deedMs: 300,
  connectTimeoutMs: 300,
  firstPauseMs: 5,
  breakAfter: 1_000,
} as const;
