import type { CivilDate } from '../time/civil.ts';
import { type DatedRate, validRates } from './price.ts';

/** The verdict on a rate on a day. `against`: the id of the winner. */
export type RateVerdict =
  | { kind: 'wins'; by: 'alone' | 'priority' | 'lowest_id' }
  | { kind: 'loses'; by: 'priority' | 'lowest_id'; against: number }
  | { kind: 'not_valid'; because: 'begins_later' | 'has_ended' };

/** `rate`: the winner, null where none is valid. `considered`: every rate, in the order given. */
export type RateWeighing<R extends DatedRate> = {
  readonly rate: R | null;
  readonly considered: readonly { readonly rate: R; readonly verdict: RateVerdict }[];
};

/** The rate of a service date, and the verdict on each of the others, in the order in which a rate is chosen. */
export function weighRates<R extends DatedRate>(rates: readonly R[], serviceOn: CivilDate): RateWeighing<R> {
  const valid = validRates(rates, serviceOn);
  const [winner, second] = valid;
  const reason = (other: R) => (other.priority === winner?.priority ? 'lowest_id' : 'priority');
  const verdictOf = (rate: R): RateVerdict => {
    if (rate === winner) return { kind: 'wins', by: second ? reason(second) : 'alone' };
    if (winner && valid.includes(rate)) return { kind: 'loses', by: reason(rate), against: winner.id };
    return { kind: 'not_valid', because: serviceOn < rate.validFromOn ? 'begins_later' : 'has_ended' };
  };
  return {
    rate: winner ?? null,
    considered: rates.map((rate) => ({ rate, verdict: verdictOf(rate) })),
  };
}
