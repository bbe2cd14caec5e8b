import type { Call } from './call.ts';
import { catalogueCalls } from './calls/catalogues.ts';
import { deskCalls } from './calls/desk.ts';
import { guestCalls } from './guest-calls.ts';

/** Every call of the product, once. No browser loads this: it carries tables of routes, which are made of it. */
export const calls = { ...guestCalls, ...deskCalls, ...catalogueCalls } as const satisfies Readonly<
  Record<string, Call>
>;

export type Calls = typeof calls;
export type CallName = keyof Calls;
