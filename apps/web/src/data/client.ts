import { type CallOptions, createClient, NoAnswerError, ProblemError } from '@traslado/contract/client';
import { type CallName, routes } from '@traslado/contract/routes';
import type { CallAnswer, CallInput } from '@traslado/contract/schemas';
import { appSession, guestSession, keepAppSession } from '../features/session/session.ts';
import { initialLocale } from '../i18n/locale.ts';

/** The system user that the app signs in as. */
const SYSTEM_USER = 'web';

let signingIn: Promise<string> | null = null;

/** The app's own token; asked for once, however many calls wait for it. */
async function appToken(): Promise<string> {
  const kept = appSession();
  if (kept) return kept.token;
  signingIn ??= client
    .call('loginSystem', { body: { username: SYSTEM_USER } })
    .then(({ id }) => {
      keepAppSession(id);
      return id.token;
    })
    .finally(() => {
      signingIn = null;
    });
  return signingIn;
}

const client = createClient({
  baseUrl: '',
  // <html lang> follows the language switch; before the first paint the kept language speaks.
  locale: () => document.documentElement.lang || initialLocale(),
  tokenFor: async (route) => {
    if (route.access === 'public') return null;
    if (route.access === 'guest') return guestSession()?.token ?? null;
    return appToken();
  },
});

/** Signs the app in, so that the first call does not wait for it. A failure shows when a call needs the token. */
export async function signInApp(): Promise<void> {
  await appToken().catch(() => undefined);
}

/**
 * Makes a call of the contract. When the app's own token is refused (the server was set up anew), a new one is asked for once.
 * @throws ProblemError when the server refuses, NoAnswerError when nobody answers
 */
export async function callApi<N extends CallName>(
  name: N,
  input: CallInput<N>,
  options: CallOptions = {},
): Promise<CallAnswer<N>> {
  try {
    return await client.call(name, input, options);
  } catch (error) {
    const refused = error instanceof ProblemError && error.problem.status === 401;
    if (!refused || routes[name].access !== 'app') throw error;
    keepAppSession(null);
    return client.call(name, input, options);
  }
}

/** Fetches a document of the contract, such as a letter. */
export async function downloadApi<N extends CallName>(name: N, input: CallInput<N>): Promise<Blob> {
  return client.download(name, input);
}

/** Worth trying again by itself: nobody answered, or the server was busy. Never for a refusal. */
export function isPassing(error: unknown): boolean {
  if (error instanceof NoAnswerError) return true;
  return error instanceof ProblemError && [502, 503, 504].includes(error.problem.status);
}
