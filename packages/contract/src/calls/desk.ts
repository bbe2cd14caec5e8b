import { z } from 'zod';
import { call } from '../call.ts';
import { exampleAlert, exampleNote, exampleProfile } from '../examples/staff.ts';
import { serviceStartPath } from '../pages.ts';
import { codeRefusals, cookieRefusals, signInRefusals } from '../refusal-groups.ts';
import { alert, profile, secret } from '../schemas/staff.ts';
import { id, idempotencyKey, idText } from '../schemas/values.ts';

/** Signing in and out of staff, and their own calls. */
export const deskCalls = {
  listSignInWays: call({
    route: {
      method: 'GET',
      path: '/v1/staff/sign-in-ways',
      access: 'public',
    },
    backend: 'own',
    summary:
      "How staff sign in here: with the group's identity service, with an account of our own, or with either",
    shapes: {
      answer: z.object({
        /** The users' name for the group's identity service, and the address of ours that leads there; null without one. */
        service: z.object({ name: z.string(), path: z.string() }).nullable(),
        /** True when accounts of our own can sign in by user name and password. */
        own_accounts: z.boolean(),
      }),
    },
    refuses: [],
    example: {
      answer: { service: { name: 'Perla ID', path: serviceStartPath }, own_accounts: false },
    },
  }),

  signInStaff: call({
    route: {
      method: 'POST',
      path: '/v1/staff/session',
      access: 'public',
      body: 'json',
      status: 201,
    },
    backend: 'auth',
    summary: 'Signs staff in; the session is in a cookie that no script can read',
    shapes: {
      body: z.strictObject({
        username: z.string(),
        password: secret,
        /** Of the second factor, where the account has one: the same request again, with it. */
        code: z.string().max(40).optional(),
      }),
      answer: profile,
    },
    refuses: [...cookieRefusals, ...signInRefusals, ...codeRefusals, 'auth.reset_required'],
    example: { body: { username: 'finance.demo', password: '••••••••••••' }, answer: exampleProfile },
  }),

  renewPassword: call({
    route: {
      method: 'PUT',
      path: '/v1/staff/password',
      access: 'public',
      body: 'json',
    },
    backend: 'auth',
    summary: 'Changes the password of staff by the one they have, ends their sessions and opens a new one',
    shapes: {
      body: z.strictObject({
        username: z.string(),
        password: secret,
        new_password: z.string(),
        code: z.string().max(40).optional(),
      }),
      answer: profile,
    },
    refuses: [
      ...cookieRefusals,
      ...signInRefusals,
      ...codeRefusals,
      'password.too_short',
      'password.too_long',
      'password.uppercase_missing',
      'password.lowercase_missing',
      'password.digit_missing',
      'password.special_missing',
      'password.common',
      'password.repeats',
      'password.personal',
      'password.same',
    ],
    example: {
      body: { username: 'finance.demo', password: '••••••••••••', new_password: '••••••••••••••••' },
      answer: exampleProfile,
    },
  }),

  signOutStaff: call({
    route: {
      method: 'DELETE',
      path: '/v1/staff/session',
      access: 'public',
    },
    backend: 'auth',
    summary:
      'Ends the session of staff, if there is one, and says where the one with the identity service ends',
    shapes: {
      answer: z.object({
        signed_out: z.literal(true),
        /** Address that ends the session with the identity service too; null without one. */
        end_there: z.string().nullable(),
      }),
    },
    refuses: [...cookieRefusals, 'auth.sign_out_failed'],
    example: { answer: { signed_out: true, end_there: null } },
  }),

  getProfile: call({
    route: {
      method: 'GET',
      path: '/profile',
      access: 'staff',
    },
    backend: 'auth',
    summary: 'Who is signed in: roles, permissions, attributes, apps and menu',
    shapes: { answer: profile },
    refuses: [],
    example: { answer: exampleProfile },
  }),

  listAlerts: call({
    route: {
      method: 'GET',
      path: '/v1/staff/alerts',
      access: 'staff',
      permission: 'attention:see',
    },
    backend: 'own',
    summary: 'What waits for a person: failed refunds, letters, sales and payments',
    shapes: {
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
    },
    refuses: [],
    example: {
      query: { status: 'open' },
      answer: { alerts: [exampleAlert], open: 1, viewer: { canHandle: true } },
    },
  }),

  handleAlert: call({
    route: {
      method: 'PATCH',
      path: '/v1/staff/alerts/{id}',
      access: 'staff',
      permission: 'attention:handle',
      body: 'json',
    },
    backend: 'own',
    summary: 'Marks one of them as handled, with a note of what was done',
    shapes: {
      params: z.strictObject({ id: idText }),
      body: z.strictObject({
        /** The action taken, for later readers. */
        note: z.string(),
      }),
      answer: alert,
    },
    refuses: ['alert.not_found', 'alert.handled'],
    example: {
      params: { id: '12' },
      body: { note: exampleNote },
      answer: {
        ...exampleAlert,
        handled_at: '2026-11-21T15:00:00.000Z',
        handled_by: 'finance.demo',
        note: exampleNote,
      },
    },
  }),

  listNotificationGroups: call({
    route: {
      method: 'GET',
      path: '/v1/serviceManage/notification-groups',
      access: 'staff',
      permission: 'recipients:see',
    },
    backend: 'operations',
    summary: 'Who is written to about what: the chosen columns of the notification groups',
    shapes: {
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
    },
    refuses: [],
    example: {
      query: { columns: 'id,email', notification_tag: 'TRANS:CARTACONFIRMACION:BP', status: '1' },
      answer: [{ id: 1, email: 'bahia@perla.example' }],
    },
  }),

  sendEmail: call({
    route: {
      method: 'POST',
      path: '/v1/serviceManage/email-service/send',
      access: 'staff',
      permission: 'mail:send',
      body: 'form',
    },
    backend: 'operations',
    summary: 'Queues a letter from the resort to a few plain addresses',
    shapes: {
      body: z.strictObject({
        /** One plain address, or one to ten: `to[0]`, `to[1]` … Names beside an address, lists and line breaks are refused. */
        to: z.union([z.string(), z.array(z.string()).min(1).max(10)]),
        subject: z.string(),
        message: z.string(),
        /** Language of the frame around the message. */
        language: z.enum(['en', 'es']).default('en'),
        /** The same key again sends nothing more; the header `Idempotency-Key` serves as well. */
        uuidReference: idempotencyKey.optional(),
      }),
      answer: z.object({
        /** Letters that wait to be sent: one for each address. */
        queued: z.int(),
      }),
    },
    refuses: ['email.invalid', 'mail.too_many'],
    example: {
      body: {
        to: ['camille.dubois@example.com'],
        subject: 'Your ride on Friday',
        message: 'Dear Ms Dubois,\n\nyour driver waits at the exit of hall 3 with your name on a sign.',
        language: 'en',
        uuidReference: '3f1c9a52-7f10-4b61-8a8a-7b8c5a0d2e11',
      },
      answer: { queued: 1 },
    },
  }),
};
