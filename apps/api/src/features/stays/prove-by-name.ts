import { isFound } from '@traslado/domain/stay/admission';
import { folioKey } from '@traslado/domain/stay/folio';
import { foldName, nameKey } from '@traslado/domain/stay/names';
import type { Pms, ProvedStay } from '../../ports/pms.ts';
import type { Guesses } from './count-guesses.ts';

/** What stands for a number or a name that cannot be one: it is looked up, counted and refused like any wrong one. */
const impossible = (text: string): string => `?${text.slice(0, 40)}`;

export type Proof =
  | { readonly kind: 'proved'; readonly found: ProvedStay }
  /** Wrong name, wrong arrival date, unknown number and cancelled stay alike. The try was counted. */
  | { readonly kind: 'wrong' }
  | { readonly kind: 'unavailable' };

/** What a guest says of a stay to prove it. */
export type StayClaim = {
  readonly folio: string;
  readonly lastName: string;
  /** Civil date on which the stay begins; undefined where it was not given. One that is given has to be right. */
  readonly arrival: string | undefined;
  readonly ip: string;
  readonly now: number;
};

/**
 * Proves a stay by its number and its guest's last name, and by its arrival date where that is given. Wrong answers come later and later;
 * an address with too many of them needs the date. Codes: `stay.arrival_required`, `server.busy`.
 * @param accept what else has to be true of a stay for it to be found
 */
export async function proveByName(
  { pms, guesses }: { readonly pms: Pms; readonly guesses: Guesses },
  { folio, lastName, arrival, ip, now }: StayClaim,
  accept: (found: ProvedStay) => boolean = () => true,
): Promise<Proof> {
  const number = folioKey(folio) ?? impossible(folio);
  const folded = foldName(lastName);
  const lastNameFolded = folded === '' ? impossible('') : folded;
  const claim = {
    number,
    nameKey: nameKey(lastName) || lastNameFolded,
    hasArrival: arrival !== undefined,
    ip,
    now,
  };
  return guesses.judge(claim, async (): Promise<Proof> => {
    // The PMS is asked even for what cannot be a number or a name, so that the answer takes as long.
    const answer = await pms.proveStay(number, lastNameFolded, { folio, lastName });
    if (answer.kind === 'unavailable') return { kind: 'unavailable' };
    const found = answer.value;
    const isRight =
      found !== null &&
      isFound(found.stay.status) &&
      (arrival === undefined || found.stay.arrivalOn === arrival) &&
      accept(found);
    return isRight ? { kind: 'proved', found } : { kind: 'wrong' };
  });
}
