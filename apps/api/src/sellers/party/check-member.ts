import type { AdmissionRefusal } from '@traslado/domain/stay/admission';
import {
  checkLink,
  type LinkableStay,
  type LinkInput,
  type LinkRefusal,
  linkKindOf,
} from '@traslado/domain/stay/linking';
import { isSameLastName } from '@traslado/domain/stay/names';
import type { Snapshot } from '../../inventory/snapshot.ts';
import type { PmsStay, StayName } from '../../ports/pms.ts';
import { Refused } from '../../refused.ts';
import type { Standing } from '../../store/party/repository.ts';
import type { IncludedDeps, IncludedService } from '../ride/find-included-service.ts';
import { checkStayAdmission } from '../stay/check-stay-admission.ts';

export const isSameName = (one: StayName, other: StayName): boolean =>
  one.hotel === other.hotel && one.folio === other.folio;

/** The facts for linking any stay to the group. */
export type LinkFacts = {
  readonly snapshot: Snapshot;
  /** The guest's own first. */
  readonly group: readonly [PmsStay, ...PmsStay[]];
  /** Rooms that the PMS links to the guest's own. */
  readonly related: readonly PmsStay[];
  readonly standings: readonly Standing[];
  /** The included service of a stay: the guest's own or one beside the group. Null where it was not asked. */
  readonly includedOf: (stay: StayName) => IncludedService | null;
  readonly now: number;
};

/**
 * The included service of each stay, for `LinkFacts`; the first is the guest's own.
 * @throws Refused `link.server_error` when it cannot be asked
 */
export async function includedOfAll(
  deps: IncludedDeps,
  stays: readonly [PmsStay, ...PmsStay[]],
): Promise<LinkFacts['includedOf']> {
  const [main] = stays;
  const asked = await Promise.all(
    stays.map(async (stay) => ({
      stay,
      included: await deps.included(deps.snapshot, stay, airportFor(deps.snapshot, main, stay)),
    })),
  ).catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error;
    throw new Refused('link.server_error', { retryAfterSeconds: error.retryAfterSeconds });
  });
  return (name) => asked.find(({ stay }) => isSameName(stay, name))?.included ?? null;
}

/** The guest's claim to a stay: the PMS knows it as theirs or as linked to theirs, or they have proved it by number and last name. */
export function claimOf(
  facts: Omit<LinkFacts, 'includedOf'>,
  other: PmsStay,
  proved = false,
): LinkInput['claim'] {
  const [main] = facts.group;
  if (main.nameId !== '' && other.nameId === main.nameId) return 'same_guest';
  if (facts.related.some((stay) => isSameName(stay, other))) return 'related';
  if (!proved && !standingOf(facts, other)?.proved) return 'none';
  // One person is often kept under two numbers: number and name proved, and the same name, is the same guest.
  return isSameLastName(main.lastName, other.lastName) ? 'same_guest' : 'named';
}

/** Beside a stay of the group, or before or after them. A stay in the group is judged by the guest's own. */
export function kindOf({ group }: Pick<LinkFacts, 'group'>, other: PmsStay): LinkInput['kind'] {
  const rest = group.filter((stay) => !isSameName(stay, other)).map(datesOf);
  return linkKindOf(rest, datesOf(other));
}

/**
 * The reason against a stay riding with the group, or null: `link.*`, and `stay.*` when it may ride with no group. A stay that is not the
 * guest's to link is "not found".
 */
export function checkMember(
  facts: LinkFacts,
  other: PmsStay | null,
  claim: LinkInput['claim'],
): LinkRefusal | AdmissionRefusal | null {
  const { snapshot, group, now } = facts;
  const property = other ? snapshot.propertyByCode(other.hotel) : undefined;
  if (!other || !property) return 'link.not_found';
  const [main, ...rest] = group.map((stay) => linkableOf(facts, stay));
  if (!main) return 'link.not_found';
  const refusal = checkLink({
    kind: kindOf(facts, other),
    group: [main, ...rest],
    other: linkableOf(facts, other),
    claim,
  });
  return refusal ?? checkStayAdmission(snapshot, other, property, now);
}

const datesOf = (stay: PmsStay) => ({
  propertyCode: stay.hotel,
  arrivalOn: stay.arrivalOn,
  departureOn: stay.departureOn,
});

function standingOf({ standings }: Pick<LinkFacts, 'standings'>, stay: StayName): Standing | undefined {
  return standings.find((one) => isSameName(one, stay));
}

function linkableOf(facts: LinkFacts, of: PmsStay): LinkableStay {
  const included = facts.includedOf(of);
  return {
    ...datesOf(of),
    folio: of.folio,
    airportId: airportFor(facts.snapshot, facts.group[0], of),
    isCancelled: of.status === 'CANCELLED' || of.status === 'NO_SHOW',
    included: included ? { service: included.service.vehicle, trip: included.trip } : null,
    hasTransportation: standingOf(facts, of)?.taken ?? false,
  };
}

/** The airport that a stay shares with the guest's own, where both have more than one. */
function airportFor(snapshot: Snapshot, main: PmsStay, { hotel }: PmsStay): number {
  const of = (code: string) =>
    snapshot.propertyByCode(code)?.airports.map(({ airportId }) => airportId) ?? [];
  const own = of(hotel);
  const [first] = of(main.hotel);
  return first !== undefined && own.includes(first) ? first : (own[0] ?? 0);
}
