import { z } from 'zod';
import { instant } from './values.ts';

const odd = z.object({
  path: z.string(),
  expected: z.string(),
  found: z.string(),
  outcome: z.enum(['bent', 'refused']),
  count: z.int(),
});

const asked = z.object({
  /** Method and path as documented. */
  call: z.string(),
  /** `ok`, `rejected 404`, or why there was no answer. */
  outcome: z.string(),
  is_answered: z.boolean(),
  /** Wrapping of the answer. */
  shape: z.string().nullable(),
  ms: z.int(),
  at: instant,
  odd: z.array(odd),
});

const system = z.object({
  system: z.string(),
  host: z.string(),
  breaker: z.enum(['open', 'half-open', 'closed']),
  calls: z.array(asked),
});

/** A record of the catalogue that was left out, or that says two things. */
const refused = z.object({
  part: z.string(),
  /** Its subject, `service 311 at BP:CUN`. */
  subject: z.string(),
  path: z.string(),
  expected: z.string(),
  found: z.string(),
});

export const backendList = z.object({
  systems: z.array(
    system.extend({
      /** When the oldest part of the catalogue that it gives was read last; null where it gives none, or one was never read. */
      read_at: instant.nullable(),
      refused: z.array(refused),
    }),
  ),
  /** Parts of the catalogue that are theirs: the last reading of each, and a stop of its sale. */
  parts: z.array(z.object({ part: z.string(), read_at: instant.nullable(), is_stopped: z.boolean() })),
});

export const backendCheckQuestion = z.strictObject({
  last_name: z.string().trim().min(1).max(80),
  folio: z.string().trim().min(1).max(40),
  /** A flight to look up. */
  flight: z.string().trim().max(10).default(''),
});

export const backendCheck = z.object({
  systems: z.array(system),
  /** Gaps of a sale. */
  gaps: z.array(z.string()),
  /** Documented reads that were not asked. */
  not_asked: z.array(z.string()),
});
