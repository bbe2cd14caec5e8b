import { NOTE_BOUNDS } from '@traslado/domain/access/attention';
import { PAYMENT_DIMENSIONS } from '@traslado/domain/money/payment-figures';
import { DIFFERENCE_CAUSES } from '@traslado/domain/money/reconcile';
import { z } from 'zod';
import { civilDate, id, instant } from './values.ts';

/** Amount that may be below zero, decimal. */
const signedAmount = z.number().meta({ examples: [-0.3] });

const currencyCode = z.string().meta({ examples: ['USD'] });

/** A value of a dimension as the figures name it; '' for an unknown one. */
const value = z.string().max(80);

const question = {
  /** Civil dates in the zone of the property, both included. 30 days until today unless given. */
  from: civilDate.optional(),
  to: civilDate.optional(),
  property: id.optional(),
  /** Only rows with this value, dimension by dimension. */
  where: z
    .strictObject(Object.fromEntries(PAYMENT_DIMENSIONS.map((name) => [name, value.optional()])))
    .default({}),
};

export const paymentQuestion = z.strictObject(question);

const what = z.enum(['payments', 'refunds']);

const cursor = z.strictObject({ at: instant, id: z.uuid() });

export const paymentSearch = z.strictObject({
  ...question,
  what: what.default('payments'),
  after: cursor.optional(),
  limit: z.int().min(1).max(100).default(50),
});

export const paymentExport = z.strictObject({ ...question, what: what.default('payments') });

const period = z.object({ from: civilDate, to: civilDate, time_zone: z.string() });

const figure = z.object({
  value: z.string(),
  label: z.string(),
  currency: currencyCode,
  count: z.int(),
  amount: signedAmount,
  succeeded: z.int(),
  failed: z.int(),
  /** Sum of those that succeeded. */
  taken: signedAmount,
  /** Of declines: how many of their bookings were paid after all. */
  recovered: z.int(),
});

const dimension = z.object({ by: z.enum(PAYMENT_DIMENSIONS), figures: z.array(figure) });

export const paymentFigures = z.object({
  period,
  payments: z.array(dimension),
  refunds: z.array(dimension),
  properties: z.array(z.object({ id, code: z.string(), name: z.string() })),
  /** Bookings of the period that the group's own backend sold: their money is not here. */
  left_out: z.int(),
});

export const paymentRow = z.object({
  id: z.uuid(),
  what,
  booking: id,
  number: z.string(),
  /** '' for a reader who may not see bookings, as for a difference. */
  guest: z.string(),
  hotel: z.string(),
  at: instant,
  status: z.string(),
  amount: signedAmount,
  currency: currencyCode,
  /** Brand and last digits; '' where not known. */
  card: z.string(),
  issuer: z.string(),
  country: z.string(),
  gateway: z.string(),
  merchant: z.string(),
  /** Of a payment that failed, its reason; of a refund, why money goes back. */
  reason: z.string(),
  /** Why a refund failed; '' for none. */
  failure: z.string(),
  /** When it is asked about, or tried, again; null for never. */
  next_at: instant.nullable(),
  /** The person who settled a refund another way, with their note. */
  settled: z.object({ by: z.string(), at: instant, note: z.string() }).nullable(),
  deeds: z.array(z.enum(['ask', 'retry', 'settle'])),
});

export const paymentRows = z.object({
  rows: z.array(paymentRow),
  next: cursor.nullable(),
  time_zone: z.string(),
});

export const noteBody = z.strictObject({
  /** The reason, for later readers. */
  note: z.string().max(NOTE_BOUNDS.max * 2),
});

export const differenceRow = z.object({
  id,
  cause: z.enum(DIFFERENCE_CAUSES),
  /** Excess of the gateway over our books; below zero: less. */
  amount: signedAmount,
  /** Of a payout the sum of its entries. The gateway has this and the difference. */
  in_books: signedAmount,
  currency: currencyCode,
  gateway: z.string(),
  /** The gateway's name of the subject. */
  reference: z.string(),
  payout: z.string().nullable(),
  booking: z.object({ id, number: z.string(), guest: z.string() }).nullable(),
  merchant: z.string().nullable(),
  happened_at: instant,
  found_at: instant,
  days: z.int(),
  status: z.enum(['open', 'explained', 'agreed']),
  assigned_to: z.string().nullable(),
  ended_at: instant.nullable(),
  /** Null where the amounts came to agree by themselves. */
  ended_by: z.string().nullable(),
  note: z.string().nullable(),
  version: z.int(),
});

const differenceCursor = z.strictObject({ at: instant, id });

const differenceQuestion = {
  status: z.enum(['open', 'ended']).default('open'),
  /** Only those that the caller is in charge of. */
  mine: z.boolean().default(false),
};

export const differenceExport = z.strictObject(differenceQuestion);

export const differenceSearch = z.strictObject({
  ...differenceQuestion,
  after: differenceCursor.optional(),
  limit: z.int().min(1).max(100).default(50),
});

export const differenceList = z.object({
  rows: z.array(differenceRow),
  next: differenceCursor.nullable(),
  open: z.array(z.object({ currency: currencyCode, count: z.int(), amount: signedAmount })),
  /** captured − refunded − fees − paid out + differences = waiting. Null for people who do not work for all properties. */
  sums: z
    .array(
      z.object({
        /** Null for money of no merchant. */
        merchant: z.string().nullable(),
        /** Legal name of its society. */
        company: z.string(),
        currency: currencyCode,
        captured: signedAmount,
        refunded: signedAmount,
        fees: signedAmount,
        paid_out: signedAmount,
        waiting: signedAmount,
        differences: signedAmount,
      }),
    )
    .nullable(),
  /** Day of the first payment that the sums count; null for none. */
  sums_since: civilDate.nullable(),
  /** Zone of the reader's first property, for the page's times. */
  time_zone: z.string(),
  /** When it ran last, why it failed, and when it last ran to its end; null before the first time. */
  last_read: z
    .object({ at: instant, failure: z.string().nullable(), read_at: instant.nullable() })
    .nullable(),
  /** Possible owners. */
  people: z.array(z.object({ username: z.string(), name: z.string() })),
  viewer: z.object({ can_handle: z.boolean() }),
});
