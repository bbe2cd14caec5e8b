import {
  type CallOptions,
  createClient,
  NoAnswerError,
  ProblemError,
  type RouteTable,
} from '@traslado/contract/client';
import type { CallName } from '@traslado/contract/routes';
import { guestRoutes } from '@traslado/contract/routes-of-guests';
import type { CallAnswer, CallInput } from '@traslado/contract/schemas';
import { DEFAULT_SYSTEM_USER } from '@traslado/domain/constants';
import { initialLocale } from '../i18n/locale.ts';
import { isFromBusyServer } from './busy-server.ts';
import { appSession, guestSession, keepAppSession } from './session.ts';

let signingIn: Promise<string> | null = null;

/** The app's own token; asked for once, however many calls wait for it. */
async function appToken(): Promise<string> {
  const kept = appSession();
  if (kept) return kept.token;
  signingIn ??= client
    .call('loginSystem', { body: { username: DEFAULT_SYSTEM_USER } })
    .then(({ id }) => {
      keepAppSession(id);
      return id.token;
    })
    .finally(() => {
      signingIn = null;
    });
  return signingIn;
}

/** Longer than any wait of the server itself. A call that hangs is over then, and may be made again. */
const CALL_MS = 40_000;

const table: RouteTable = { ...guestRoutes };

/** Makes more calls possible: those of staff come with the staff's pages, so that no guest downloads them. */
export function knowRoutes(routes: RouteTable): void {
  Object.assign(table, routes);
}

const client = createClient({
  routes: table,
  baseUrl: '',
  fetch: (url, request = {}) => {
    const late = AbortSignal.timeout(CALL_MS);
    return fetch(url, {
      ...request,
      signal: request.signal ? AbortSignal.any([request.signal, late]) : late,
    });
  },
  // <html lang> follows the language switch; before the first paint the stored language counts.
  locale: () => document.documentElement.lang || initialLocale(),
  tokenFor: async (route) => {
    // Staff are known by a cookie that no script can read.
    if (route.access === 'public' || route.access === 'staff') return null;
    if (route.access === 'guest') return guestSession()?.token ?? null;
    return appToken();
  },
});

/** A page that waits longer for the token than this is shown without it: then its own calls report the fault. */
const START_MS = 15_000;

let started: Promise<void> | null = null;

/** Signs the app in, once a visit, so that the first call does not wait for it. A failure shows when a call needs the token. */
export function signInApp(): Promise<void> {
  started ??= Promise.race([
    appToken().then(
      () => undefined,
      () => undefined,
    ),
    new Promise<void>((resolve) => setTimeout(resolve, START_MS)),
  ]);
  return started;
}

/** Asks, and repeats the call at a busy server's request; staff see the refusal instead. The code that waits is fetched only then. */
async function ask<T>(name: CallName, send: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await send();
  } catch (error) {
    const route = table[name];
    if (!isFromBusyServer(error) || route?.access === 'staff') throw error;
    const later = await import('./try-again.ts').catch(() => null);
    if (!later) throw error;
    return later.tryAgain(send, error, { isSending: route?.method !== 'GET', signal });
  }
}

/**
 * Makes a call of the contract. When the app's own token is refused (the server was set up again), a new one is asked for once; a busy server is
 * asked again.
 * @throws ProblemError when the server refuses, NoAnswerError when it does not answer
 */
export async function callApi<N extends CallName>(
  name: N,
  input: CallInput<N>,
  options: CallOptions = {},
): Promise<CallAnswer<N>> {
  const send = () => client.call(name, input, options);
  try {
    return await ask(name, send, options.signal);
  } catch (error) {
    const refused = error instanceof ProblemError && error.problem.status === 401;
    if (!refused || table[name]?.access !== 'app') throw error;
    keepAppSession(null);
    return send();
  }
}

/** Fetches a document of the contract, such as a letter. */
export async function downloadApi<N extends CallName>(name: N, input: CallInput<N>): Promise<Blob> {
  return ask(name, () => client.download(name, input));
}

/** True for a fault worth a retry: no answer, or a busy server. Never for a refusal. */
export function isPassing(error: unknown): boolean {
  if (error instanceof NoAnswerError) return true;
  return error instanceof ProblemError && [502, 503, 504].includes(error.problem.status);
}

/** The same for the reading of a page: a busy server has been asked again by then. */
export function isWorthAnother(error: unknown): boolean {
  return isPassing(error) && !isFromBusyServer(error);
}
