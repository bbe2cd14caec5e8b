import { AUDIT_KINDS, DEEDS } from '@traslado/domain/audit/actions';
import { z } from 'zod';
import { civilDate, id, instant } from './values.ts';

const cursor = z.strictObject({
  at: instant,
  id,
  /** Bulk changes that were shown at this instant: their other rows are not repeated. */
  batches: z.array(id).max(50).default([]),
});

const kind = z.enum(AUDIT_KINDS as [string, ...string[]]);

/** A question to the audit. Names of people stand in the body, never in an address. */
const question = {
  /** Part of a person's name or user name. */
  by: z.string().max(100).default(''),
  kind: kind.optional(),
  /** Number of the thing, or part of its name. */
  about: z.string().max(100).default(''),
  deed: z.enum(DEEDS).optional(),
  /** Civil dates in the zone of the property, both included. */
  from: civilDate.optional(),
  to: civilDate.optional(),
  /** Only entries of it; its zone is that of the days and times. */
  property: id.optional(),
};

export const auditExportQuestion = z.strictObject(question);

export const auditQuestion = z.strictObject({
  ...question,
  /** Only the rows of this change of many. */
  batch: id.optional(),
  /** End of the page before. */
  after: cursor.optional(),
  limit: z.int().min(1).max(100).default(50),
});

const entry = z.object({
  id,
  at: instant,
  by: z.string(),
  kind: z.string(),
  deed: z.enum(DEEDS),
  /** Its pieces one after the other are the sentence. */
  sentence: z.array(z.object({ text: z.string(), is_thing: z.boolean() })),
  /** Number of the thing where it can be opened. */
  thing: id.nullable(),
  /** Code of the booking that it is about. */
  booking: z.string().nullable(),
  /** The change of many rows of which this is one line, and how many of its rows the reader sees. */
  batch: z.object({ id, total: z.int() }).nullable(),
  /** True for an entry with an old state to show beside the new one. */
  has_states: z.boolean(),
  /** Its link in the chain: the place, and SHA-256 in hex; null until it is sealed. */
  link: z.object({ place: z.int(), fingerprint: z.string() }).nullable(),
});

export const auditAnswer = z.object({
  entries: z.array(entry),
  /** Start of the next page; null for the last. A page may be short although there are more. */
  next: cursor.nullable(),
  /** Numbers between these entries that never became one: their action was undone before it was kept. */
  unused: z.array(z.int()),
  time_zone: z.string(),
  /** Properties of the reader, to choose from. */
  properties: z.array(z.object({ id, code: z.string(), name: z.string() })),
  /** Staff with entries, to choose from; on the first page alone. */
  people: z.array(z.object({ username: z.string(), name: z.string() })),
  /** Kinds that the reader may read. */
  kinds: z.array(z.string()),
});

export const auditDifferences = z.object({
  differences: z.array(z.object({ field: z.string(), label: z.string(), old: z.string(), now: z.string() })),
});

export const auditChain = z.object({
  /** Null before the first check. */
  last: z
    .object({
      checked_at: instant,
      links: z.int(),
      anchors: z.int(),
      findings: z.array(
        z.object({
          kind: z.enum([
            'links_missing',
            'entries_missing',
            'entry_changed',
            'closing_differs',
            'anchor_differs',
            'end_missing',
            'never_sealed',
          ]),
          from: z.int(),
          to: z.int(),
          day: z.string().nullable(),
        }),
      ),
      /** The last entry that was read, with the fingerprint of its link. */
      until: z.object({ entry: id, at: instant, hash: z.string() }).nullable(),
      /** Newer entries, and the instant of the first of them. */
      waiting: z.int(),
      waiting_since: instant.nullable(),
      /** The checks before it, the newest first. */
      earlier: z.array(z.object({ checked_at: instant, links: z.int(), findings: z.int() })),
    })
    .nullable(),
  time_zone: z.string(),
});
