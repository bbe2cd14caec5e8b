import type { Instant } from '@traslado/domain/time/instant';
import { localDateOf } from '@traslado/domain/time/zone';
import { namedStays } from '../../demo/named-stays.ts';
import type { DemoStay } from '../../demo/stay-row.ts';
import { asText, type Spelling } from './spelling.ts';

/** The stand-in's data: the demo's people and places, in the group's hands. */
export type StandInState = {
  readonly now: () => Instant;
  /** Civil date that the demo's catalogue counts from. */
  readonly today: string;
  /** Kept between calls; a test adds and changes stays here. */
  readonly stays: Map<string, DemoStay>;
  /** Other last names that they still take for a stay, by its folio. */
  readonly earlierNames: Map<string, string>;
  /** System tokens that were given out and still count. */
  readonly tokens: Set<string>;
  /** Requested letters, `{coupon_id, email}`. */
  readonly letters: { readonly coupon_id: string; readonly email: string }[];
  /** Numbers of the services that a stay has paid for, by its folio; nothing for a stay that is not here. */
  readonly included: Map<string, readonly number[]>;
  /** Days on which a service is sold, by its number; always without an entry. */
  readonly dates: Map<
    number,
    { readonly from: string; readonly to: string; readonly closed: readonly string[] }
  >;
  /** Folios of linked stays: the guest's own and the other. */
  readonly links: (readonly [string, string])[];
  /** Profiles of staff in their answers, by the person's token. */
  readonly profiles: Map<string, unknown>;
  /** The present writing of the dialect `odd`. */
  spelling: Spelling;
  /** Calls that are answered with the documented fields alone, though the others are not. */
  readonly asDocumented: Set<string>;
  /** Written over every rate of a sheet. */
  rateChange: object;
  /** Forms of requested mails. */
  readonly mails: Readonly<Record<string, string>>[];
  /** Forms of questions that came. */
  readonly questions: Readonly<Record<string, string>>[];
};

export function createState(now: () => Instant): StandInState {
  return {
    now,
    today: localDateOf(now(), 'America/Cancun'),
    stays: new Map(namedStays(now()).map((stay) => [stay.folio, stay])),
    earlierNames: new Map(),
    tokens: new Set(),
    letters: [],
    included: new Map(),
    dates: new Map(),
    links: [],
    profiles: new Map(),
    asDocumented: new Set(),
    rateChange: {},
    mails: [],
    questions: [],
    spelling: asText,
  };
}
