import { setTimeout as sleep } from 'node:timers/promises';
import { isFound } from '@traslado/domain/stay/admission';
import { folioKey } from '@traslado/domain/stay/folio';
import { foldName } from '@traslado/domain/stay/names';
import type { Pms, ProvedStay } from '../../ports/pms.ts';
import { Refused } from '../../refused.ts';
import type { Guesses } from './count-guesses.ts';

/** What stands for a number or a name that cannot be one: it is looked up, counted and refused like any wrong one. */
const impossible = (text: string): string => `?${text.slice(0, 40)}`;

export type Proof =
  | { readonly kind: 'proved'; readonly found: ProvedStay }
  /** Wrong name, unknown number and cancelled stay alike. The try was counted. */
  | { readonly kind: 'wrong' }
  | { readonly kind: 'unavailable' };

/**
 * Proves a stay by its number and its guest's last name. Wrong tries slow a number down and stop an address for a while.
 * @param accept what else has to be true of a stay for it to be found
 * @throws Refused `stay.too_many_tries`
 */
export async function proveByName(
  { pms, guesses }: { readonly pms: Pms; readonly guesses: Guesses },
  {
    folio,
    lastName,
    ip,
    now,
  }: { readonly folio: string; readonly lastName: string; readonly ip: string; readonly now: number },
  accept: (found: ProvedStay) => boolean = () => true,
): Promise<Proof> {
  const key = folioKey(folio) ?? impossible(folio);
  const folded = foldName(lastName);
  return guesses.oneOfFew(ip, async () => {
    // Asked only now: others of a burst may have been counted while this one stood in line.
    const delayMs = requirePatience(guesses, key, ip, now);
    if (delayMs > 0) await sleep(delayMs);
    // The PMS is asked even for what cannot be a number or a name, so that the answer takes as long.
    const answer = await pms.proveStay(key, folded === '' ? impossible('') : folded, { folio, lastName });
    if (answer.kind === 'unavailable') return { kind: 'unavailable' };
    const found = answer.value;
    if (found && isFound(found.stay.status) && accept(found)) return { kind: 'proved', found };
    await guesses.note(key, ip, now);
    return { kind: 'wrong' };
  });
}

function requirePatience(guesses: Guesses, key: string, ip: string, now: number): number {
  const decision = guesses.decide(key, ip, now);
  if (decision.kind === 'answer') return decision.delayMs;
  throw new Refused('stay.too_many_tries', {
    retryAfterSeconds: Math.max(1, Math.ceil((decision.untilAt - now) / 1000)),
  });
}
