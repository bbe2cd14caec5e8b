import type { CivilDate } from '../time/civil.ts';

export type Trip = 'round_trip' | 'arrival' | 'departure';

/** True for two trips with a leg in common. */
export function sharesLeg(one: Trip, other: Trip): boolean {
  return one === 'round_trip' || other === 'round_trip' || one === other;
}

/** One row of "stays like this have a transfer paid for". */
export type IncludedRule = {
  id: number;
  /** The lowest wins; ties go to the lowest id. */
  priority: number;
  isActive: boolean;
  propertyCode: string;
  /** The stay must have every one of these; none means every stay of the property. */
  tags: readonly string[];
  minNights: number;
  /** Arrival days of the stay, both included. */
  validFromOn: CivilDate;
  validToOn: CivilDate;
  serviceId: number;
  trip: Trip;
};

export type StayForIncludes = {
  propertyCode: string;
  tags: readonly string[];
  nights: number;
  arrivalOn: CivilDate;
};

export type Included = { ruleId: number; serviceId: number; trip: Trip };

/** The transfer a stay includes, or null. */
export function includedOf(rules: readonly IncludedRule[], stay: StayForIncludes): Included | null {
  let best: IncludedRule | undefined;
  for (const rule of rules) {
    if (!isFor(rule, stay)) continue;
    if (!best || rule.priority < best.priority || (rule.priority === best.priority && rule.id < best.id))
      best = rule;
  }
  return best ? { ruleId: best.id, serviceId: best.serviceId, trip: best.trip } : null;
}

function isFor(rule: IncludedRule, stay: StayForIncludes): boolean {
  return (
    rule.isActive &&
    rule.propertyCode === stay.propertyCode &&
    stay.nights >= rule.minNights &&
    rule.validFromOn <= stay.arrivalOn &&
    stay.arrivalOn <= rule.validToOn &&
    rule.tags.every((tag) => stay.tags.includes(tag))
  );
}
