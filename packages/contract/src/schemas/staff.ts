import { MENU_GROUP_NAMES } from '@traslado/domain/access/menu';
import { PERMISSIONS } from '@traslado/domain/access/permissions';
import { z } from 'zod';
import { id, instant } from './values.ts';

/** A typed secret for signing in: any text, which is only compared. */
export const secret = z.string().max(400);

export const permission = z.enum(PERMISSIONS);

/** The signed-in person, their rights, and their pages; every screen of staff begins with it. */
export const profile = z.object({
  username: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  roles: z.array(z.string()),
  /** Display names of those roles, by their names. */
  role_titles: z.record(z.string(), z.object({ en: z.string(), es: z.string() })),
  permissions: z.array(permission),
  /** The properties that the person works for; null for all of them. */
  scope: z.array(id).nullable(),
  /** Further facts that an administrator or the group's identity service keeps of the person. */
  attributes: z.record(z.string(), z.string()),
  /** Apps that the person can open. */
  apps: z.array(z.object({ id: z.string(), name: z.string(), path: z.string() })),
  /** Pages of this app that the person can open, in their order. */
  menu: z.array(z.object({ id: z.string(), path: z.string(), group: z.enum(MENU_GROUP_NAMES) })),
  /** A role of theirs has to have a second factor and they have none: until then they may only get one. */
  needs_second_factor: z.boolean(),
  /** False where no mail server is set: letters are kept here. */
  sends_mail: z.boolean(),
  /** Until when the session counts if it is not used meanwhile. */
  expires_at: instant,
});

/** Something that no rule can settle. */
export const alert = z.object({
  id,
  /** `refund.failed`, `mail.undelivered`, `sale.failed`, `payment.unresolved` … */
  kind: z.string(),
  /** Its subject, in the names of the product: an attempt, a refund, a letter. */
  subject: z.string(),
  /** Words of the other system. */
  detail: z.string(),
  coupon_id: z.string().nullable(),
  /** By which the page of its booking is addressed. */
  booking: id.nullable(),
  /** Of a sale that failed. */
  stay: z.object({ hotel: z.string(), folio: z.string() }).nullable(),
  guest: z.string().nullable(),
  /** Decimal, of the refund or payment it is about. */
  amount: z.number().nullable(),
  currency: z.string().nullable(),
  /** Of the letter it is about: its address, with most of it hidden, and its subject. */
  recipient: z.string().nullable(),
  letter: z.string().nullable(),
  created_at: instant,
  handled_at: instant.nullable(),
  /** The person who settled it; null when it settled itself. */
  handled_by: z.string().nullable(),
  handled_by_name: z.string().nullable(),
  note: z.string().nullable(),
  /** Of its booking. */
  time_zone: z.string().nullable(),
});
