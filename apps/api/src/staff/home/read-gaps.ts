import type { CallAnswer } from '@traslado/contract/schemas';
import { isInScope } from '@traslado/domain/access/scope';
import { rateRanges } from '@traslado/domain/booking/rate-ranges';
import type { Language } from '@traslado/domain/language';
import { addDays } from '@traslado/domain/time/civil';
import { localDateOf } from '@traslado/domain/time/zone';
import type { StaffCaller } from '../../http/tokens.ts';
import type { Snapshot } from '../../inventory/snapshot.ts';

type Gaps = CallAnswer<'getHome'>['gaps'];

const UNPRICED_DAYS = 90;
/** Most services that are named. */
const MOST_SERVICES = 5;

/** Restrictions that close nothing yet, and services on sale with a day without a price, for callers who can mend it. In memory: no statement. */
export function readGaps(
  snapshot: Snapshot,
  { permissions, scope }: StaffCaller,
  { now, language }: { readonly now: number; readonly language: Language },
): Gaps {
  const yesterday = addDays(localDateOf(now, 'UTC'), -1);
  const unused = permissions.includes('operation-configurations:change')
    ? snapshot.unusedRestrictions.filter(
        ({ blackoutFrom: from, blackoutTo: to }) => from === null || (to ?? from) >= yesterday,
      )
    : [];
  const properties = permissions.includes('rates:change')
    ? snapshot.properties.filter(({ id, active }) => active && isInScope(scope, id))
    : [];
  const unpriced = properties.flatMap(({ id: propertyId, name, timeZone }) => {
    const fromOn = localDateOf(now, timeZone);
    const span = { fromOn, toOn: addDays(fromOn, UNPRICED_DAYS) };
    return snapshot
      .allServicesOf(propertyId)
      .filter(({ active }) => active)
      .flatMap(({ id, text, rates }) => {
        const gap = rateRanges(rates, span).find(({ rate }) => !rate);
        return gap ? [{ id, name: `${text[language].name} · ${name}`, on: gap.fromOn }] : [];
      });
  });
  unpriced.sort((one, other) => one.on.localeCompare(other.on));
  return {
    restrictions: unused.length,
    restriction: unused[0]?.id ?? null,
    services: unpriced.length,
    unpriced: unpriced.slice(0, MOST_SERVICES),
  };
}
