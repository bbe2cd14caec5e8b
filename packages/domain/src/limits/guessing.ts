import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/instant.ts';
import type { Allowance } from './rate.ts';

/** Wrong tries that are answered without delay: of one number, and of one name from one address. Neither is ever locked. */
export const UNDELAYED_TRIES: Allowance = { max: 5, windowMs: 15 * MINUTE_MS };
const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 16_000;

/** Wrong proofs of one address before a proof from there needs the arrival date too. A whole resort may share an address. */
export const WRONG_PROOFS: Allowance = { max: 100, windowMs: DAY_MS };
/** Right proofs of an address that allow it one wrong one more. */
const RIGHT_FOR_ONE_WRONG = 5;
/** Right proofs of one stay that count for an address in a day, so that a guest's own stay does not buy guesses at strangers. */
export const RIGHT_PROOFS_OF_ONE_STAY: Allowance = { max: 100, windowMs: DAY_MS };

/** Refused proofs of everybody together after which staff are alerted. */
export const ALARMING_PROOFS: Allowance = { max: 500, windowMs: HOUR_MS };

/**
 * Delay of a wrong answer, milliseconds: a second after the last free try, doubled with each further one. A right answer never waits.
 * @param earlier wrong tries before this one within the window of `UNDELAYED_TRIES`
 */
export function delayOfWrong(earlier: { readonly ofNumber: number; readonly ofName: number }): number {
  const over = Math.max(earlier.ofNumber, earlier.ofName) - UNDELAYED_TRIES.max;
  return over < 0 ? 0 : Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** over);
}

/**
 * Wrong proofs that an address has left today; at 0 a proof needs the arrival date too.
 * @param today proofs of the address within the window of `WRONG_PROOFS`
 */
export function wrongProofsLeft(today: { readonly wrong: number; readonly right: number }): number {
  return Math.max(0, WRONG_PROOFS.max + Math.floor(today.right / RIGHT_FOR_ONE_WRONG) - today.wrong);
}

/** Wrong sign-ins of staff from one address in a day, and those with one name among them. */
export const WRONG_SIGN_INS = { ofAddress: 100, withName: 5, windowMs: DAY_MS };

/**
 * True for a staff sign-in that is refused unread: its address has had too many wrong ones today, this name among them. Other names go on, so that an
 * attacker in the lobby does not lock out the staff of the same address.
 */
export function isSignInStopped(today: { readonly ofAddress: number; readonly withName: number }): boolean {
  return today.ofAddress >= WRONG_SIGN_INS.ofAddress && today.withName >= WRONG_SIGN_INS.withName;
}
