import { type Acting, type Override, overrideFor } from '@traslado/domain/desk/overrides';
import { admissionOf } from '@traslado/domain/stay/explain-admission';
import { type Span, spanOf } from '@traslado/domain/stay/linking';
import type { Airport, Property, Service } from '../../inventory/records.ts';
import type { Pms, PmsStay, StayName } from '../../ports/pms.ts';
import { Refused } from '../../refused.ts';
import type { PartyMember } from '../../store/booking/sale-repository.ts';
import type { IncludedDeps, IncludedService } from '../ride/find-included-service.ts';
import { admissionFactsOf } from '../stay/check-stay-admission.ts';
import { findLegHomes, type LegHomes } from './find-leg-home.ts';

/** The stays that ride together, as the PMS knows them now, and where they ride. */
export type AdmittedParty = {
  readonly main: PmsStay;
  readonly stays: readonly {
    readonly stay: PmsStay;
    readonly main: boolean;
    readonly adults: number;
    readonly children: number;
    readonly babySeats: number;
  }[];
  readonly property: Property;
  readonly airport: Airport;
  readonly span: Span;
  readonly homes: LegHomes;
  /** The main stay's included service at that airport. */
  readonly included: IncludedService | null;
  /** Counters of the body that a group has settled already; empty without a group. */
  readonly expectedCounters: Readonly<Record<string, number>>;
};

/**
 * Reads every stay of the party from the PMS again: it may have been cancelled since the guest proved it. Checks that the chosen service is
 * sold to it.
 */
export async function admitParty(
  { pms, snapshot, included }: IncludedDeps & { pms: Pms },
  {
    main,
    members,
    serviceId,
    acting,
    now,
  }: {
    main: StayName;
    members: readonly PartyMember[];
    serviceId: number;
    /** Staff in the guest's place. */
    acting?: Acting | undefined;
    now: number;
  },
): Promise<{ party: AdmittedParty; service: Service; overrides: readonly Override[] }> {
  // Our own sale would replace the group's.
  if (snapshot.isSaleStopped) throw new Refused('backend.unavailable', { retryAfterSeconds: 60 });
  const property = snapshot.propertyByCode(main.hotel);
  const names = members.length > 0 ? members : [main];
  const answer = await pms.listStays(names.map(({ hotel, folio }) => ({ hotel, folio })));
  if (answer.kind === 'unavailable') throw new Refused('backend.unavailable', { retryAfterSeconds: 5 });
  const stays = names.map((name) => {
    const stay = answer.value.find(({ hotel, folio }) => hotel === name.hotel && folio === name.folio);
    if (!stay || !property) throw new Refused('stay.no_longer_available', { field: 'folio' });
    return stay;
  });
  const [first] = stays;
  if (!first || !property) throw new Refused('stay.no_longer_available', { field: 'folio' });
  const service = snapshot.serviceById(serviceId);
  const airport = service && snapshot.airportById(service.airportId);
  if (!service || !airport) throw new Refused('service.not_for_stay', { field: 'service_id' });
  if (!property.airports.some(({ airportId }) => airportId === airport.id))
    throw new Refused('stay.airport_mismatch', { field: 'service_id' });
  if (service.propertyId !== property.id) throw new Refused('service.not_for_stay', { field: 'service_id' });
  if (!service.active || !airport.webTransfers || !property.active)
    throw new Refused('service.not_available', { field: 'service_id' });
  const overrides = stays.flatMap((stay) => {
    const facts = admissionFactsOf(snapshot, stay, snapshot.propertyByCode(stay.hotel) ?? property, now);
    const refusal = admissionOf(facts);
    if (!refusal) return [];
    // A concierge books for a club stay; every other refusal holds for them, too.
    const served = refusal === 'stay.club_concierge' && acting ? overrideOfClub(acting, now) : null;
    const left = served ? admissionOf({ ...facts, isClubServed: true }) : refusal;
    if (left) throw new Refused(left, { field: 'folio' });
    return served ? [served] : [];
  });
  const span = spanOf(stays.map((stay) => ({ propertyCode: stay.hotel, ...stay })));
  const homes = findLegHomes(snapshot, { service, property, airport }, span);
  if (!homes) throw new Refused('service.not_at_every_stay', { field: 'service_id' });
  return {
    service,
    overrides,
    party: {
      main: first,
      stays: stays.map((stay, index) => ({
        stay,
        main: index === 0,
        adults: members[index]?.adults ?? 0,
        children: members[index]?.children ?? 0,
        babySeats: members[index]?.babySeats ?? 0,
      })),
      property,
      airport,
      span,
      homes,
      included: await included(snapshot, first, airport.id),
      expectedCounters: countersOf(members),
    },
  };
}

/** The pick-up is asked about later, by the calendar. */
function overrideOfClub(acting: Acting, now: number): Override | null {
  const verdict = overrideFor('club', acting, { now, startsAt: Number.POSITIVE_INFINITY });
  return verdict.kind === 'ok' ? verdict.override : null;
}

function countersOf(members: readonly PartyMember[]): Record<string, number> {
  if (members.length === 0) return {};
  const sum = (pick: (member: PartyMember) => number) => members.reduce((total, one) => total + pick(one), 0);
  return {
    adults: sum(({ adults }) => adults),
    minors: sum(({ children }) => children),
    babyseat: sum(({ babySeats }) => babySeats),
  };
}
