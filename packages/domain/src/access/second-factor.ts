import type { Issue } from '../forms/issue.ts';
import { MINUTE_MS } from '../time/instant.ts';

/** Recovery codes issued at a time; each opens once. */
export const RECOVERY_CODES = 10;

/** Characters that no eye mixes up: no 0, 1, i, l, o, u. */
const SIGNS = '23456789abcdefghjkmnpqrstvwxyz';
const RECOVERY_SIGNS = 12;

/** Wrong codes of one account, from any address, after which codes are refused for a while. Only a caller with the password gets that far. */
export const WRONG_CODES = { max: 20, windowMs: 15 * MINUTE_MS };

/** Comparable form of a code: `abcd 2345-efgh` is `abcd2345efgh`. */
export const tidyCode = (typed: string): string => typed.replace(/[\s-]/g, '').toLowerCase();

/** Kind of a typed code: six digits are the app's, twelve characters the paper's. Null for neither. */
export function kindOfCode(typed: string): 'app' | 'recovery' | null {
  const code = tidyCode(typed);
  if (/^\d{6}$/.test(code)) return 'app';
  const isRecovery = code.length === RECOVERY_SIGNS && [...code].every((sign) => SIGNS.includes(sign));
  return isRecovery ? 'recovery' : null;
}

/**
 * A recovery code as people write it down, of random bytes: `abcd-2345-efgh`.
 * @param bytes at least 12, each from 0 to 255
 */
export function recoveryCodeOf(bytes: Uint8Array): string {
  const signs = [...bytes.subarray(0, RECOVERY_SIGNS)].map((byte) => SIGNS[byte % SIGNS.length] ?? '');
  return [0, 4, 8].map((start) => signs.slice(start, start + 4).join('')).join('-');
}

/** True while codes of an account are refused unread. */
export const areCodesStopped = (
  { wrong, since }: { readonly wrong: number; readonly since: number | null },
  now: number,
): boolean => since !== null && now - since < WRONG_CODES.windowMs && wrong >= WRONG_CODES.max;

/**
 * True for an account that has to set up a second factor before anything else.
 * @param required roles that need a second factor
 */
export const mustEnrol = (
  account: { readonly isOwn: boolean; readonly hasFactor: boolean; readonly roles: readonly string[] },
  required: readonly string[],
): boolean => account.isOwn && !account.hasFactor && account.roles.some((role) => required.includes(role));

/** Codes: `field.required`, `code.format`. */
export function checkCodeForm({ code }: { readonly code: string }): Issue[] {
  if (tidyCode(code) === '') return [{ field: 'code', code: 'field.required' }];
  return kindOfCode(code) === null ? [{ field: 'code', code: 'code.format' }] : [];
}
