import type { Instant } from '@traslado/domain/time/instant';
import { localDateOf } from '@traslado/domain/time/zone';
import { namedStays } from '../../demo/named-stays.ts';
import type { DemoStay } from '../../demo/stay-row.ts';

/** What the stand-in knows: the demo's people and places, in the group's hands. */
export type StandInState = {
  readonly now: () => Instant;
  /** Civil date that the demo's catalogue counts from. */
  readonly today: string;
  /** Kept between calls; a test adds and changes stays here. */
  readonly stays: Map<string, DemoStay>;
  /** System tokens that were given out and still count. */
  readonly tokens: Set<string>;
  /** Letters that were asked for, `{coupon_id, email}`. */
  readonly letters: { readonly coupon_id: string; readonly email: string }[];
};

export function createState(now: () => Instant): StandInState {
  return {
    now,
    today: localDateOf(now(), 'America/Cancun'),
    stays: new Map(namedStays(now()).map((stay) => [stay.folio, stay])),
    tokens: new Set(),
    letters: [],
  };
}
