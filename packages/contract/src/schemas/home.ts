import { SETUP_GAPS, SETUP_STEPS } from '@traslado/domain/setup/first-sale';
import { z } from 'zod';
import { rowValue } from './catalogue-batches.ts';
import { id, instant } from './values.ts';

const labels = z.record(z.string(), z.record(z.string(), z.string()));

/** Matters of one kind that are open. */
const waiting = z.object({
  /** As alerts have it: `refund.failed`. */
  kind: z.string(),
  open: z.int(),
  oldest_at: instant,
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

/** The home of a staff member. It only has parts that they may open. */
export const home = z.object({
  /** Null without the permission to see alerts. */
  waiting: z.array(waiting).nullable(),
  /** Change sets that the caller could approve or publish now, and the oldest of them; null without the permission to publish. */
  sets: z.object({ waiting: z.int(), first: id.nullable() }).nullable(),
  soon: z.object({ days: z.int(), total: z.int(), events: z.array(soon) }),
  changes: z.array(change),
  /** Labels of the rows that fields of `changes` name, by catalogue, field and number. */
  labels: z.record(z.string(), labels),
  /** Until the first booking was paid: the steps to the first sale. Null afterwards, and without the permission to set up. */
  setup: z.array(setupStep).nullable(),
});
