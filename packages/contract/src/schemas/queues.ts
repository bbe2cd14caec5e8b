import { OPEN_THINGS, type OpenThing, QUEUE_NAMES } from '@traslado/domain/desk/queues';
import { z } from 'zod';
import { listPage } from './lists.ts';
import { id, instant } from './values.ts';

export const queueName = z.enum(QUEUE_NAMES, { error: 'field.invalid' });

/** Id of a row's subject: a number, or that of a payment. */
export const rowKey = z.string().regex(/^([1-9]\d{0,9}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/, {
  error: 'field.invalid',
});

export const openThing = z.enum(Object.keys(OPEN_THINGS) as [OpenThing, ...OpenThing[]]);

const rowNote = z.object({ note: z.string(), by: z.string(), at: instant });

/** Open work for a person. */
export const queueRow = z.object({
  key: rowKey,
  /** Since when it waits. */
  since: instant,
  /** When it should be done by; null where nothing says. */
  due_at: instant.nullable(),
  /** Of the next ride; null where none is known. */
  ride_at: instant.nullable(),
  time_zone: z.string(),
  hotel_name: z.string(),
  /** Open points, as far as the caller sees them. */
  open: z.array(openThing),
  /** Its subject: an amount, the subject of a letter, the beginning of a message; empty where the open points are enough. */
  about: z.string(),
  /** The writer of a message. */
  who: z.string().nullable(),
  booking: z.object({ id, number: z.string(), guest: z.string() }).nullable(),
  /** The watched flight of a row about a flight; null for all others. */
  flight: z.object({ id, code: z.string() }).nullable(),
  /** The owner; null for none. */
  in_charge: z.string().nullable(),
  snoozed_until: instant.nullable(),
  snoozed_by: z.string().nullable(),
  notes: z.array(rowNote),
});

export const queueCounts = z.object({
  queues: z.array(
    z.object({
      name: queueName,
      open: z.int(),
      /** Open ones that are late. */
      overdue: z.int(),
      /** Set aside for now. */
      snoozed: z.int(),
      /** The next ride among the open ones. */
      ride_at: instant.nullable(),
    }),
  ),
});

export const queueQuestion = z.strictObject({
  state: z.enum(['open', 'snoozed']).default('open'),
  ...listPage,
});

export const queueList = z.object({
  name: queueName,
  rows: z.array(queueRow),
  total: z.int(),
  page: z.int(),
  page_size: z.int(),
  viewer: z.object({ can_handle: z.boolean(), name: z.string() }),
});
