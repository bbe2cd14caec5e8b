import { PERMISSIONS } from '@traslado/domain/access/permissions';
import { z } from 'zod';
import { id, idText, instant, intentKey } from './values.ts';

/** What somebody types to sign in: whatever it is, it is only compared. */
const secret = z.string().max(400);

/** Who staff are, what they may, and where they can go; every screen of theirs begins with it. */
export const profile = z.object({
  username: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  roles: z.array(z.string()),
  permissions: z.array(z.enum(PERMISSIONS)),
  /** Further facts that an administrator or the group's identity service keeps of the person. */
  attributes: z.record(z.string(), z.string()),
  /** Apps that the person can open. */
  apps: z.array(z.object({ id: z.string(), name: z.string(), path: z.string() })),
  /** Pages of this app that the person can open, in their order. */
  menu: z.array(z.object({ id: z.string(), path: z.string() })),
  /** Until when the session counts if it is not used meanwhile. */
  expires_at: instant,
});

export const listSignInWays = {
  answer: z.object({
    /** What its users call the group's identity service, and the address of ours that goes there; null without one. */
    service: z.object({ name: z.string(), path: z.string() }).nullable(),
    /** Whether user name and password open anything. */
    own_accounts: z.boolean(),
  }),
};

export const signInStaff = {
  body: z.strictObject({ username: z.string(), password: secret }),
  answer: profile,
};

export const renewPassword = {
  body: z.strictObject({ username: z.string(), password: secret, new_password: z.string() }),
  answer: profile,
};

export const signOutStaff = {
  answer: z.object({
    signed_out: z.literal(true),
    /** Where the browser goes to end the session with the identity service too; null where there is none. */
    end_there: z.string().nullable(),
  }),
};

export const getProfile = { answer: profile };

/** Something that no rule can settle. */
export const alert = z.object({
  id,
  /** `refund.failed`, `mail.undelivered`, `sale.failed`, `payment.unresolved` … */
  kind: z.string(),
  /** What it is about, in the names of the product: an attempt, a refund, a letter. */
  subject: z.string(),
  /** What the other system said. */
  detail: z.string(),
  coupon_id: z.string().nullable(),
  guest: z.string().nullable(),
  /** Decimal, of the refund or payment it is about. */
  amount: z.number().nullable(),
  currency: z.string().nullable(),
  /** Of the letter it is about: its address, with most of it hidden, and its subject. */
  recipient: z.string().nullable(),
  letter: z.string().nullable(),
  created_at: instant,
  handled_at: instant.nullable(),
  /** Who settled it; null when it settled itself. */
  handled_by: z.string().nullable(),
  note: z.string().nullable(),
});

export const listAlerts = {
  query: z.strictObject({
    /** `open` ones, or those `handled` last. */
    status: z.enum(['open', 'handled']).default('open'),
  }),
  answer: z.object({
    alerts: z.array(alert),
    /** Open ones in all that the person may see; the list has a hundred at most. */
    open: z.int(),
    viewer: z.object({ canHandle: z.boolean() }),
  }),
};

export const handleAlert = {
  params: z.strictObject({ id: idText }),
  body: z.strictObject({
    /** What was done about it, for whoever looks later. */
    note: z.string(),
  }),
  answer: alert,
};

export const listNotificationGroups = {
  query: z.strictObject({
    /** Comma-separated names: `id,email`. */
    columns: z
      .string()
      .regex(/^(id|email|notification_tag|status)(,(id|email|notification_tag|status)){0,3}$/, {
        error: 'field.invalid',
      })
      .default('id,email')
      .meta({ examples: ['id,email'] }),
    /** `TRANS:CARTACONFIRMACION:BP`; every group when left out. */
    notification_tag: z.string().min(1).max(80).optional(),
    /** `1` active ones, `0` those that were turned off. */
    status: z.enum(['0', '1']).default('1'),
  }),
  answer: z.array(
    z.object({
      id: id.optional(),
      email: z.string().optional(),
      notification_tag: z.string().optional(),
      status: z.int().optional(),
    }),
  ),
};

export const sendEmail = {
  body: z.strictObject({
    /** Plain addresses, one to ten: `to[0]`, `to[1]` … Names beside an address, lists and line breaks are refused. */
    to: z.array(z.string()).min(1).max(10),
    subject: z.string(),
    message: z.string(),
    /** Language of what stands around the message. */
    language: z.enum(['en', 'es']).default('en'),
    /** The same key again sends nothing more; the header `Idempotency-Key` serves as well. */
    uuidReference: intentKey.optional(),
  }),
  answer: z.object({
    /** Letters that wait to be sent: one for each address. */
    queued: z.int(),
  }),
};
