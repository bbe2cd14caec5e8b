import { TODAY_SOURCES } from '@traslado/domain/desk/today';
import { SETUP_GAPS, SETUP_STEPS } from '@traslado/domain/setup/first-sale';
import { z } from 'zod';
import { rowValue } from './catalogue-batches.ts';
import { queueRow } from './queues.ts';
import { alert } from './staff.ts';
import { id, instant } from './values.ts';

const labels = z.record(z.string(), z.record(z.string(), z.string()));

/** Open matters of one kind. */
const waiting = z.object({
  /** As alerts have it: `refund.failed`. */
  kind: z.string(),
  open: z.int(),
  oldest_at: instant,
});

/** A line of Today: a booking with all that is open of it, a message, a request, or alerts alone. */
const todayLine = queueRow.omit({ snoozed_until: true, snoozed_by: true, notes: true, key: true }).extend({
  /** The source of the line; null for alerts alone. */
  queue: z.enum(TODAY_SOURCES).nullable(),
  /** Unique among the lines of a source. */
  key: z.string(),
  /** City whose clock the ride goes by. */
  zone_name: z.string(),
  alerts: z.array(alert),
});

/** Rows of a catalogue that begin or end on a day; those of one title stand together. */
const soon = z.object({
  catalogue: z.string(),
  event: z.enum(['begins', 'ends']),
  on: z.string().meta({ format: 'date' }),
  title: z.string(),
  total: z.int(),
  /** The first of them; `about` names the rows that they belong to, '' where there is none. */
  rows: z.array(z.object({ id, about: z.string() })),
});

/** A change of a row, or of many at once, of which one is shown. */
const change = z.object({
  id,
  catalogue: z.string(),
  row: id,
  title: z.string(),
  about: z.string(),
  action: z.enum(['create', 'update', 'delete']),
  at: instant,
  by: z.string(),
  by_name: z.string(),
  /** Rows of the same change. */
  total: z.int(),
  /** Old beside new, by field; only of a row that was there before and after. */
  changes: z.array(z.object({ field: z.string(), old: rowValue, now: rowValue })),
});

/** A step to the first sale. */
const setupStep = z.object({
  step: z.enum(SETUP_STEPS),
  state: z.enum(['done', 'next', 'later']),
  /** The gap; null when it is done. */
  gap: z
    .object({
      code: z.enum(SETUP_GAPS),
      name: z.string(),
      /** The form that closes it; null without a form, and without the permission for it. */
      target: z
        .object({
          catalogue: z.string(),
          id: z.union([id, z.literal('new')]),
          /** First values of a new row, by its fields. */
          start: z.record(z.string(), rowValue),
        })
        .nullable(),
    })
    .nullable(),
});

/** Rows that wait for the caller, by section of the menu. */
export const waitingCounts = z.object({
  today: z.int(),
  messages: z.int(),
  money: z.int(),
  prices: z.int(),
});

/** Today of a staff member. It only has parts that they may open. */
export const home = z.object({
  /** By their deadline, else by the time of the ride; at most 100. */
  lines: z.array(todayLine),
  total: z.int(),
  /** The alerts among them, by kind; null without the permission to see alerts. */
  waiting: z.array(waiting).nullable(),
  /** Numbers beside the sections of the menu. */
  counts: waitingCounts,
  /** Open differences from the gateway, by currency. */
  differences: z.array(z.object({ currency: z.string(), open: z.int(), amount: z.number() })),
  /** Price expectations that do not hold now. */
  checks: z.int(),
  /** Price expectations that hold. */
  held: z.int(),
  /** Restrictions that no operation configuration uses, and services on sale with days without a price within 90 days, for callers who can mend them. */
  gaps: z.object({
    restrictions: z.int(),
    /** The first of them. */
    restriction: id.nullable(),
    services: z.int(),
    /** The first of them, with the first day without a price. */
    unpriced: z.array(z.object({ id, name: z.string(), on: z.string().meta({ format: 'date' }) })),
  }),
  /** Change sets that the caller could approve or publish now, and the oldest of them; null without the permission to publish. */
  sets: z.object({ waiting: z.int(), first: id.nullable() }).nullable(),
  /** Without events for a caller who works on no catalogue with dates. */
  soon: z.object({ days: z.int(), total: z.int(), events: z.array(soon) }),
  changes: z.array(change),
  /** Labels of the rows that fields of `changes` name, by catalogue, field and number. */
  labels: z.record(z.string(), labels),
  /** Until the first booking was paid: the steps to the first sale. Null afterwards, and without the permission to set up. */
  setup: z.array(setupStep).nullable(),
  /** True for a caller who may handle alerts. */
  viewer: z.object({ can_handle: z.boolean() }),
});
