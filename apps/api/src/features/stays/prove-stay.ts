import { setTimeout as sleep } from 'node:timers/promises';
import type { CallAnswer } from '@traslado/contract/schemas';
import { isFound } from '@traslado/domain/stay/admission';
import { folioKey } from '@traslado/domain/stay/folio';
import { foldName } from '@traslado/domain/stay/names';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Language } from '../../catalogue/records.ts';
import type { Db } from '../../db/client.ts';
import type { Tokens } from '../../http/tokens.ts';
import type { Pms, ProvedStay } from '../../ports/pms.ts';
import { Refused } from '../../refused.ts';
import { checkStayAdmission } from './check-stay-admission.ts';
import type { Guesses } from './count-guesses.ts';
import { listCouponNumbers } from './coupon-repository.ts';
import { presentStay } from './presenter.ts';

export type ProveStayDependencies = {
  readonly db: Db;
  readonly pms: Pms;
  readonly catalogue: Catalogue;
  readonly tokens: Tokens;
  readonly guesses: Guesses;
};

/** What stands for a number or a name that cannot be one: it is looked up, counted and refused like any wrong one. */
const impossible = (text: string): string => `?${text.slice(0, 40)}`;

function requirePatience(guesses: Guesses, key: string, ip: string, now: number): number {
  const decision = guesses.decide(key, ip, now);
  if (decision.kind === 'answer') return decision.delayMs;
  throw new Refused('stay.too_many_tries', {
    retryAfterSeconds: Math.max(1, Math.ceil((decision.untilAt - now) / 1000)),
  });
}

async function lookUp(pms: Pms, key: string, lastName: string): Promise<ProvedStay | null> {
  const folded = foldName(lastName);
  // The PMS is asked even for what cannot be a number or a name, so that the answer takes as long.
  const answer = await pms.proveStay(key, folded === '' ? impossible('') : folded);
  if (answer.kind === 'unavailable') throw new Refused('backend.unavailable');
  return answer.value && isFound(answer.value.stay.status) ? answer.value : null;
}

/**
 * Proves a stay by its number and its guest's last name and opens the session of that guest. One refusal, `stay.not_found`, stands for a wrong name, an unknown
 * number and a cancelled stay; everything else is told only to who knew both. Wrong tries slow a number down and stop an address for a while.
 * @throws Refused `stay.not_found`, `stay.too_many_tries`, `backend.unavailable`
 */
export async function proveStay(
  { db, pms, catalogue, tokens, guesses }: ProveStayDependencies,
  asked: {
    readonly lastName: string;
    readonly folio: string;
    readonly ip: string;
    readonly language: Language;
    readonly now: number;
  },
): Promise<CallAnswer<'findStay'>> {
  const { ip, now, language } = asked;
  const key = folioKey(asked.folio) ?? impossible(asked.folio);
  return guesses.oneOfFew(ip, async () => {
    // Asked only now: others of a burst may have been counted while this one stood in line.
    const delayMs = requirePatience(guesses, key, ip, now);
    if (delayMs > 0) await sleep(delayMs);
    const snapshot = catalogue.current();
    const proved = await lookUp(pms, key, asked.lastName);
    const property = proved ? snapshot.propertyByCode(proved.stay.hotel) : undefined;
    if (!proved || !property) {
      await guesses.note(key, ip, now);
      throw new Refused('stay.not_found');
    }
    const { stay } = proved;
    const coupons = proved.coupons ?? (await listCouponNumbers(db, stay));
    const refusal = checkStayAdmission(snapshot, stay, property, now);
    const { hotel, folio, lastName } = stay;
    return {
      ...presentStay(stay, property, { coupons, refusal, language }),
      session: await tokens.issueGuest({ hotel, folio, lastName }, now),
    };
  });
}
