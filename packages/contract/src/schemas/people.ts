import { PERMISSIONS } from '@traslado/domain/access/permissions';
import { z } from 'zod';
import { id, idText, instant } from './values.ts';

const row = {
  id,
  /** Goes up by one with each change; a change names the one that it was made on in `If-Match`. */
  version: z.int(),
  created_at: instant,
  updated_at: instant,
  updated_by: z.string().nullable(),
};

const title = z.string().max(400);

/** What a role says: what accounts and the identity service call it, what people call it, and what it gives. */
export const roleFacts = {
  name: z.string().max(80),
  name_en: title,
  name_es: title,
  permissions: z.array(z.enum(PERMISSIONS)).max(200),
};

export const role = z.object({
  ...row,
  ...roleFacts,
  /** How many people have it. */
  people: z.int(),
});

/** Ids of the properties somebody works for; null for all of them. */
const scope = z.array(id).min(1).max(1_000).nullable();
const roles = z.array(z.string().max(80)).max(100);

/** What of an account staff can set. */
export const personFacts = {
  name: title,
  email: z.string().max(400).nullable(),
  roles,
  scope,
};

/** An account is `unconfirmed` until its person chose a password, and `reset_required` until they chose another. */
export const personStatus = z.enum(['active', 'unconfirmed', 'reset_required', 'disabled']);

/** Somebody of staff. */
export const person = z.object({
  ...row,
  ...personFacts,
  username: z.string(),
  status: personStatus,
  signed_in_at: instant.nullable(),
  /** Signs in with the group's identity service, which also gives the roles. */
  of_service: z.boolean(),
});

/** What whoever looks may do, and what they may give. */
export const peopleViewer = z.object({
  /** Their own account. */
  id,
  can_change: z.boolean(),
  /** Whether they work for all properties, and so may let others. */
  has_all_properties: z.boolean(),
  roles: z.array(z.object({ name: z.string(), en: z.string(), es: z.string(), can_give: z.boolean() })),
  properties: z.array(z.object({ id, code: z.string(), name: z.string() })),
});

export const byId = z.strictObject({ id: idText });
