import { VIEW_COLUMN_NAMES, VIEW_DAYS_MAX, VIEW_ORDERS } from '@traslado/domain/desk/booking-view';
import { z } from 'zod';
import { openThing } from './queues.ts';
import { couponView } from './sales.ts';
import { civilDate, civilTime, decimalAmount, id, instant } from './values.ts';

const dayFromToday = z.int().min(-VIEW_DAYS_MAX).max(VIEW_DAYS_MAX);

/** The query of a list of bookings. A column or an order that no longer exists is left out and never refused. */
export const bookingView = z.strictObject({
  /** None: of every state. */
  statuses: z.array(couponView.shape.status).max(5).default([]),
  /** None: of every resort that the reader works for. */
  properties: z.array(id).max(50).default([]),
  /** With a ride within these days, counted from today; null for any day. */
  days: z.strictObject({ from: dayFromToday, to: dayFromToday }).nullable().default(null),
  /** Chosen one by one, by their internal ids; none: all that the rest lets through. */
  bookings: z.array(id).max(50).default([]),
  columns: z.array(z.string().max(40)).max(30),
  order: z.string().max(40).default('ride'),
  descending: z.boolean().default(false),
});

/** Columns that the reader may not see, or did not ask for, are absent. */
const viewRow = z.object({
  id,
  number: z.string(),
  /** Open points, as far as the caller sees them. */
  open: z.array(openThing),
  /** Of its next ride that stands; of its last one where none is to come. */
  ride: z.object({ date: civilDate, time: civilTime, zone_name: z.string() }).nullable().optional(),
  flight: z.string().optional(),
  guest: z.string().optional(),
  property: z.string().optional(),
  status: couponView.shape.status.optional(),
  folio: z.string().optional(),
  service: z.string().optional(),
  people: z.int().optional(),
  total: decimalAmount.optional(),
  due: decimalAmount.optional(),
  created: instant.optional(),
  /** Its day by the clock of the resort. */
  created_on: civilDate.optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
});

export const viewAnswer = z.object({
  /** Shown columns, in their order. */
  columns: z.array(z.enum(VIEW_COLUMN_NAMES)),
  order: z.enum(VIEW_ORDERS),
  rows: z.array(viewRow),
  /** Up to a thousand are counted; 1001 stands for more. */
  total: z.int(),
  currency: z.string(),
});

export const keptViews = z.object({
  /** Columns that the reader can choose from. */
  columns: z.array(z.enum(VIEW_COLUMN_NAMES)),
  properties: z.array(z.object({ id, name: z.string() })),
  views: z.array(
    z.object({
      id,
      name: z.string(),
      shared: z.boolean(),
      by: z.string(),
      is_own: z.boolean(),
      question: bookingView,
    }),
  ),
});
