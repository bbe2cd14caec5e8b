import { z } from 'zod';
import { listCounts, listOrder, listPage } from './lists.ts';
import { id, idText, instant } from './values.ts';

/** What a region says; tags as `COUNTRY:MX`, upper case. */
const regionFacts = z.object({
  name: z.string(),
  /** Stays with one of these are offered rides. */
  allow_tags: z.array(z.string()),
  /** Stays with one of these are not, whatever any region allows. */
  deny_tags: z.array(z.string()),
  active: z.boolean(),
});

export const region = regionFacts.extend({
  id,
  /** Goes up by one with each change; a change names the one that it was made on in `If-Match`. */
  version: z.int(),
  created_at: instant,
  updated_at: instant,
  /** User name; null when nobody of staff has changed it yet. */
  updated_by: z.string().nullable(),
});

/** Who may do what with regions, so that no page works it out. */
const viewer = z.object({ can_change: z.boolean() });

const regionOrder = {
  ...listOrder(['name', 'status', 'updated']),
  status: z.enum(['all', 'active', 'inactive']).default('all'),
};

/** Longer than any right one, so that the rule says what is wrong with it. */
const tagText = z.string().max(120);

/** As it is typed: tags in any case, and with spaces. */
const regionBody = z.strictObject({
  name: z.string(),
  allow_tags: z.array(tagText).max(200),
  deny_tags: z.array(tagText).max(200),
  active: z.boolean(),
});

export const listRegions = {
  query: z.strictObject({ ...regionOrder, ...listPage }),
  answer: z.object({ regions: z.array(region), ...listCounts, viewer }),
};

export const exportRegions = {
  query: z.strictObject(regionOrder),
  answer: z.unknown(),
};

export const getRegion = {
  params: z.strictObject({ id: idText }),
  answer: z.object({ region, viewer }),
};

export const createRegion = { body: regionBody, answer: region };

export const updateRegion = {
  params: z.strictObject({ id: idText }),
  body: regionBody,
  answer: region,
};

export const deleteRegion = {
  params: z.strictObject({ id: idText }),
  query: z.strictObject({
    /** The region's name, typed by whoever means it; case and spaces at the ends do not count. */
    confirmation: z.string(),
  }),
  answer: z.object({ deleted: z.literal(true) }),
};

export const listRegionHistory = {
  params: z.strictObject({ id: idText }),
  answer: z.object({
    /** The newest first, a hundred at most. */
    entries: z.array(
      z.object({
        id,
        action: z.enum(['create', 'update', 'delete']),
        at: instant,
        /** User name. */
        by: z.string(),
        /** Null where there was none before, or is none after. */
        before: regionFacts.nullable(),
        after: regionFacts.nullable(),
      }),
    ),
  }),
};
