import { Refused } from '../../refused.ts';
import type { SignIns } from './count-sign-ins.ts';
import type { CodeOutcome } from './prove-codes.ts';
import { kindOfWrong, refusalOf } from './prove-staff.ts';

/**
 * Refuses a signed-in person with a wrong code. Wrong ones count like wrong passwords. Codes: `auth.code_required`, `auth.code_not_valid`,
 * `auth.too_many_tries`; `factor.off` where there is none to check.
 */
export async function checkCode(
  signIns: SignIns,
  who: { readonly username: string; readonly ip: string; readonly now: number },
  check: () => Promise<CodeOutcome>,
): Promise<void> {
  const { username: name, ip, now } = who;
  const judged = await signIns.judge({ name, ip, now }, async () => {
    const said = await check();
    return said === 'right' || said === 'none' ? { kind: said } : { kind: kindOfWrong[said] };
  });
  if (judged.kind === 'later')
    throw new Refused('auth.too_many_tries', { retryAfterSeconds: judged.seconds });
  const { kind } = judged.outcome;
  if (kind === 'none') throw new Refused('factor.off');
  if (kind !== 'right') throw refusalOf({ kind });
}
