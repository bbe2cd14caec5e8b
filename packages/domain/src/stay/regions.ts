import { tidyLine } from '../contact/text.ts';
import type { Company } from './company.ts';

/** Restricts the guests who are offered a service. Tags as `COUNTRY:MX`, upper case. */
export type Region = {
  isActive: boolean;
  allowTags: readonly string[];
  denyTags: readonly string[];
};

export const TAG_KINDS = ['COUNTRY', 'AGENCY', 'COMPANY', 'CLUB', 'PROPERTY'] as const;

export type TagKind = (typeof TAG_KINDS)[number];

/** Most characters of the value of a tag. */
export const TAG_VALUE_MAX = 40;

/** Names from the property-management system: any name of an agency or a club. */
const anyName = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M} _.&/+'’-]{0,38}[\p{L}\p{N}\p{M}.+])?$/u;

const VALUES: Readonly<Record<TagKind, RegExp>> = {
  /** ISO 3166 alpha-2. */
  COUNTRY: /^[A-Z]{2}$/,
  AGENCY: anyName,
  /** Code of a society. */
  COMPANY: /^[A-Z0-9][A-Z0-9_-]{0,19}$/,
  CLUB: anyName,
  PROPERTY: /^[A-Z0-9]{2,6}$/,
};

/** A value as tags hold it: composed accents, single spaces, upper case. */
function normaliseTagValue(value: string): string {
  return tidyLine(value).toUpperCase().normalize('NFC');
}

/** The tag of a kind with a written value. */
export function tagOf(kind: TagKind, value: string): string {
  return `${kind}:${normaliseTagValue(value)}`;
}

/** Kind and value of a written tag, `country: mx` too; null for an unknown kind. The value may be wrong still. */
export function readTag(text: string): { kind: TagKind; value: string } | null {
  const [, name = '', value = ''] = /^\s*([a-z]+)\s*:(.*)$/is.exec(text) ?? [];
  const kind = TAG_KINDS.find((one) => one === name.toUpperCase());
  return kind ? { kind, value: normaliseTagValue(value) } : null;
}

/** True for a tag that a region may list, in its normal form. */
export function isTag(text: string): boolean {
  const read = readTag(text);
  return read !== null && tagOf(read.kind, read.value) === text && isTagValue(read.kind, read.value);
}

/** True for a value that a kind takes, in its normal form. */
function isTagValue(kind: TagKind, value: string): boolean {
  return value.length <= TAG_VALUE_MAX && VALUES[kind].test(value);
}

/** A stay's tags, without those it has no value for. */
export function tagsOfStay(stay: {
  country: string | null;
  agencyCode: string | null;
  company: Company;
  club: string | null;
  propertyCode: string;
}): string[] {
  const values: [TagKind, string | null][] = [
    ['COUNTRY', stay.country],
    ['AGENCY', stay.agencyCode],
    ['COMPANY', stay.company],
    ['CLUB', stay.club],
    ['PROPERTY', stay.propertyCode],
  ];
  return values.flatMap(([kind, value]) => {
    const text = normaliseTagValue(value ?? '');
    return text === '' ? [] : [`${kind}:${text}`];
  });
}

/**
 * The verdict of regions on a stay. `denying`: regions that deny one of its tags; `allowing`: regions of whose tags it needs one, where it has none
 * of them.
 */
export type RegionsVerdict<R extends Region> = {
  readonly isOffered: boolean;
  readonly denying: readonly R[];
  readonly allowing: readonly R[];
};

/**
 * The verdict of the active regions on a stay with these tags. It is offered services when at least one allows one of its tags (or none of them lists
 * any), and none denies one. One deny outweighs every allow.
 */
export function weighRegions<R extends Region>(
  regions: readonly R[],
  stayTags: readonly string[],
): RegionsVerdict<R> {
  const active = regions.filter((region) => region.isActive);
  const has = (tag: string) => stayTags.includes(tag);
  const denying = active.filter((region) => region.denyTags.some(has));
  const listing = active.filter((region) => region.allowTags.length > 0);
  const isAllowed = listing.length === 0 || listing.some((region) => region.allowTags.some(has));
  return { isOffered: isAllowed && denying.length === 0, denying, allowing: isAllowed ? [] : listing };
}

export function isOffered(regions: readonly Region[], stayTags: readonly string[]): boolean {
  return weighRegions(regions, stayTags).isOffered;
}
