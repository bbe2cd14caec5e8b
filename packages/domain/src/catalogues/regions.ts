import { isTag, readTag, tagOf } from '../stay/regions.ts';
import { OF_MANY_ROWS } from './deeds.ts';
import { ACTIVE, defineCatalogue, type FactsOf } from './definition.ts';
import { checkTag } from './kinds.ts';

/** A tag in its normal form where that can be had, else as it was typed. */
const normalTag = (text: string): string => {
  const read = readTag(text);
  return read ? tagOf(read.kind, read.value) : text;
};

/** Each look-up of rides compares the stay with all tags of a list. */
const tags = { kind: 'tags', most: 50, tidy: normalTag, isTag } as const;

/** Guests who are offered rides, by the tags of their stays. */
export const regions = defineCatalogue(
  {
    name: 'regions',
    one: 'region',
    calls: { one: 'Region', many: 'Regions' },
    table: 'region',
    title: 'name',
    seenBy: ['revenue', 'concierge'],
    changedBy: ['catalogue'],
    deeds: OF_MANY_ROWS,
    shows: 'Which stays are offered rides.',
    key: ['name'],
    fields: {
      name: { kind: 'text', max: 80, isUnique: true },
      /** Stays with one of these are offered rides. */
      allow_tags: tags,
      /** Stays with one of these are not offered any, whatever another region allows. */
      deny_tags: tags,
      active: ACTIVE,
    },
    columns: ['name', 'allow_tags', 'deny_tags', 'active'],
    search: ['name', 'allow_tags', 'deny_tags'],
    orders: ['name', 'status', 'updated'],
    example: {
      name: 'Mexico and friends',
      allow_tags: ['COUNTRY:MX', 'CLUB:GOLD'],
      deny_tags: ['AGENCY:RESALE'],
      active: false,
    },
    codes: ['tag.contradiction'],
    otherwise: { deny_tags: ['AGENCY:RESALE', 'PROPERTY:RR'] },
  },
  {
    /** `tag.contradiction`: allowed and denied at once, reported at the deny. */
    check: ({ allow_tags, deny_tags }) =>
      deny_tags.flatMap((tag, index) =>
        allow_tags.includes(tag) ? [{ field: `deny_tags.${index}`, code: 'tag.contradiction' }] : [],
      ),
  },
);

export type RegionFacts = FactsOf<typeof regions>;

/**
 * The first thing wrong with a tag in its normal form, or null.
 * @param listed `before`: of the same list; `elsewhere`: of the list that says the opposite
 */
export function checkRegionTag(
  tag: string,
  listed: { readonly before: readonly string[]; readonly elsewhere: readonly string[] },
): 'tag.invalid' | 'tag.duplicate' | 'tag.contradiction' | null {
  const wrong = checkTag(tags, tag, listed.before);
  return wrong ?? (listed.elsewhere.includes(tag) ? 'tag.contradiction' : null);
}
