/** The token that identifies us to their systems. */
export type SystemToken = {
  /** The token in hand, or a new one; null when their sign-in gives none now. */
  readonly current: () => Promise<string | null>;
  /** They refused this token: the next `current` is another one. */
  readonly refused: (token: string) => void;
};

export type IssuedToken = { readonly token: string; readonly expiresAt: number | null };

/** Renewed this long before it expires, milliseconds. */
const marginMs = 30_000;

/**
 * Keeps one token for all calls. Any number of calls that need a new one at once ask for it once.
 * @param issue asks their sign-in; null when it gives none
 * @param now epoch milliseconds
 */
export function keepSystemToken(issue: () => Promise<IssuedToken | null>, now: () => number): SystemToken {
  let held: IssuedToken | null = null;
  let asking: Promise<IssuedToken | null> | null = null;
  const isFresh = (token: IssuedToken): boolean =>
    token.expiresAt === null || now() < token.expiresAt - marginMs;
  return {
    async current() {
      if (held && isFresh(held)) return held.token;
      asking ??= issue().finally(() => {
        asking = null;
      });
      held = await asking;
      return held?.token ?? null;
    },
    refused(token) {
      // Another call may have renewed it meanwhile.
      if (held?.token === token) held = null;
    },
  };
}
