import type { Company } from './company.ts';

/** Restricts who is offered a service. Tags as `COUNTRY:MX`, upper case. */
export type Region = {
  isActive: boolean;
  allowTags: readonly string[];
  denyTags: readonly string[];
};

export const TAG_KINDS = ['COUNTRY', 'AGENCY', 'COMPANY', 'CLUB', 'PROPERTY'] as const;
const TAG = /^(?:COUNTRY|AGENCY|COMPANY|CLUB|PROPERTY):[A-Z0-9][A-Z0-9 _.&/-]{0,39}$/;

/** True for a tag a region may list. */
export function isTag(text: string): boolean {
  return TAG.test(text);
}

/** A stay's tags, without those it has no value for. */
export function tagsOfStay(stay: {
  country: string | null;
  agencyCode: string | null;
  company: Company;
  club: string | null;
  propertyCode: string;
}): string[] {
  const values: [(typeof TAG_KINDS)[number], string | null][] = [
    ['COUNTRY', stay.country],
    ['AGENCY', stay.agencyCode],
    ['COMPANY', stay.company],
    ['CLUB', stay.club],
    ['PROPERTY', stay.propertyCode],
  ];
  return values.flatMap(([kind, value]) => {
    const text = value?.trim().toUpperCase() ?? '';
    return text === '' ? [] : [`${kind}:${text}`];
  });
}

/**
 * Whether the active regions let a stay with these tags be offered services: at least one allows one of its tags
 * (or none of them lists any), and none denies one. One deny outweighs every allow.
 */
export function isOffered(regions: readonly Region[], stayTags: readonly string[]): boolean {
  const active = regions.filter((region) => region.isActive);
  const has = (tag: string) => stayTags.includes(tag);
  if (active.some((region) => region.denyTags.some(has))) return false;
  const allowing = active.filter((region) => region.allowTags.length > 0);
  return allowing.length === 0 || allowing.some((region) => region.allowTags.some(has));
}
