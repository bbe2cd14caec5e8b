import { z } from 'zod';
import { permission } from './staff.ts';
import { decimalAmount, id, idText, instant } from './values.ts';

const row = {
  id,
  /** Goes up by one with each change; a change names the one that it was made on in `If-Match`. */
  version: z.int(),
  created_at: instant,
  updated_at: instant,
  updated_by: z.string().nullable(),
  updated_by_name: z.string().nullable(),
};

const title = z.string().max(400);

/** A role: its name in accounts and the identity service, its name for people, and its rights. */
export const roleFacts = {
  name: z.string().max(80),
  name_en: title,
  name_es: title,
  permissions: z.array(permission).max(200),
};

export const role = z.object({
  ...row,
  ...roleFacts,
  /** Number of its holders. */
  people: z.int(),
});

/** Ids of a person's properties; null for all of them. */
const scope = z.array(id).min(1).max(1_000).nullable();
const roles = z.array(z.string().max(80)).max(100);

/** Settings of an account. */
export const personFacts = {
  name: title,
  email: z.string().max(400).nullable(),
  roles,
  scope,
};

/** An account is `unconfirmed` until its person chose a password, and `reset_required` until they chose another. */
export const personStatus = z.enum(['active', 'unconfirmed', 'reset_required', 'disabled']);

/** A staff member. */
export const person = z.object({
  ...row,
  ...personFacts,
  username: z.string(),
  status: personStatus,
  signed_in_at: instant.nullable(),
  /** Signs in with the group's identity service, which also gives the roles. */
  of_service: z.boolean(),
  /** Refund limit that is set for this person; null where that of the roles counts. */
  own_limit: decimalAmount.nullable(),
});

/** Actions that the caller may take, and rights that they may give. */
export const peopleViewer = z.object({
  /** Their own account. */
  id,
  can_change: z.boolean(),
  /** True for a caller of all properties, who may let others be so. */
  has_all_properties: z.boolean(),
  roles: z.array(z.object({ name: z.string(), en: z.string(), es: z.string(), can_give: z.boolean() })),
  properties: z.array(z.object({ id, code: z.string(), name: z.string() })),
});

export const byId = z.strictObject({ id: idText });

/** Staff by their user names. `id`: for a reader who may see people. */
export const colleagues = z.array(z.object({ username: z.string(), name: z.string(), id: id.nullable() }));
