import { delayOfWrong, isSignInStopped, WRONG_SIGN_INS } from '@traslado/domain/limits/guessing';
import type { SharedCounts } from '../../db/shared-counts.ts';
import { markOf, networkOf } from '../../http/network-of.ts';
import { createDelays } from '../../http/wait-delays.ts';
import { createWaitingLine } from '../../waiting-line.ts';

/** A try to sign in, by name. */
export type SignInTry = { readonly name: string; readonly ip: string; readonly now: number };

/** Guards sign-ins of staff. It shares no count and no line with the proofs of guests. */
export type SignIns = {
  /**
   * Makes a try, if its address may, and counts a wrong one, which comes back after its delay. Returns seconds to wait where the try was
   * not made.
   */
  readonly judge: <T extends { readonly kind: string }>(
    one: SignInTry,
    prove: () => Promise<T>,
  ) => Promise<
    { readonly kind: 'judged'; readonly outcome: T } | { readonly kind: 'later'; readonly seconds: number }
  >;
  /** Releases the delayed answers: the process is about to end. */
  readonly release: () => void;
};

/** Tries of one address at once, so that a persistent one does not keep others' passwords waiting. */
const mostAtOnce = 2;
const mostWaiting = 20;
const stoppedSeconds = WRONG_SIGN_INS.windowMs / 1_000;

export function createSignIns(counts: SharedCounts): SignIns {
  const delays = createDelays();
  const line = createWaitingLine({ atOnce: () => mostAtOnce, mostWaiting });
  return {
    async judge({ name, ip, now }, prove) {
      const network = networkOf(ip);
      const there = markOf(network, name);
      const tried = await line.run(network, async () => {
        const today = {
          ofAddress: counts.count('staff-address', network, now),
          withName: counts.count('staff-there', there, now),
        };
        if (isSignInStopped(today)) return null;
        const outcome = await prove();
        if (outcome.kind !== 'credentials_not_valid' && outcome.kind !== 'code_not_valid')
          return { outcome, ready: null };
        const delayMs = delayOfWrong({ ofNumber: counts.count('staff', name, now), ofName: 0 });
        const written = counts.add(
          [
            ['staff', name],
            ['staff-there', there],
            ['staff-address', network],
          ],
          now,
        );
        return { outcome, ready: written.then(() => delays.wait(delayMs)) };
      });
      if (!tried) return { kind: 'later', seconds: 5 };
      if (!tried.value) return { kind: 'later', seconds: stoppedSeconds };
      // Outside the line: no try waits behind a wrong one.
      await tried.value.ready;
      return { kind: 'judged', outcome: tried.value.outcome };
    },
    release: delays.end,
  };
}
