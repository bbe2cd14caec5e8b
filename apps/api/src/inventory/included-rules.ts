import type { IncludedRule, Trip } from '@traslado/domain/stay/includes';
import type { IncludedRuleRow, OperationType } from './records.ts';

/** Facts of a stay that decide its included transfers, beside the tags that regions know. */
export type StayFacts = {
  readonly ratePlan: string;
  readonly marketSegment: string;
  readonly club: { readonly isMember: boolean; readonly isGuest: boolean; readonly club: string | null };
};

const tag = (kind: string, value: string): string => `${kind}:${value.trim().toUpperCase()}`;

/** The tags of a stay that a rule can ask for. */
export function includeTags({ ratePlan, marketSegment, club }: StayFacts): string[] {
  const tags = [
    tag('RATE_PLAN', ratePlan),
    tag('MARKET', marketSegment),
    tag('MEMBER', String(club.isMember)),
    tag('GUEST', String(club.isGuest)),
  ];
  if (club.club) tags.push(tag('CLUB', club.club));
  return tags;
}

/** The first and the last day that the rules know: a row without dates of its own is valid always. */
const always = { validFromOn: '1970-01-01', validToOn: '2199-12-31' } as const;

export const tripOf: Readonly<Record<OperationType, Trip>> = {
  1: 'round_trip',
  2: 'arrival',
  3: 'departure',
};

/** A row of data as its rule; the row entered first goes before later ones. */
export function includedRuleOf(
  row: IncludedRuleRow,
  propertyCode: string,
  operation: OperationType,
): IncludedRule {
  const tags: string[] = [];
  if (row.ratePlan !== '') tags.push(tag('RATE_PLAN', row.ratePlan));
  if (row.marketSegment !== '') tags.push(tag('MARKET', row.marketSegment));
  if (row.isMember !== null) tags.push(tag('MEMBER', String(row.isMember)));
  if (row.isGuest !== null) tags.push(tag('GUEST', String(row.isGuest)));
  if (row.club !== '') tags.push(tag('CLUB', row.club));
  return {
    id: row.id,
    priority: row.id,
    isActive: row.active,
    propertyCode,
    tags,
    minNights: row.minNights,
    ...always,
    serviceId: row.serviceId,
    trip: tripOf[operation],
  };
}
