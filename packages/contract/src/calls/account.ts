import { z } from 'zod';
import { call } from '../call.ts';
import { cookieRefusals } from '../refusal-groups.ts';
import { instant } from '../schemas/values.ts';

const path = '/v1/staff/account';
const code = z.string().max(40);
const ofCode = z.strictObject({
  /** Of the app, or one of the recovery codes. */
  code,
});
const recoveryCodes = z.object({
  /** Shown once: they are stored unreadable. */
  recovery_codes: z.array(z.string()),
});
const codes = ['abcd-2345-efgh', 'jkmn-6789-pqrs'];
const judging = ['auth.code_not_valid', 'auth.code_required', 'auth.too_many_tries', 'factor.off'] as const;

/** A staff member's own account. Everybody who is signed in may use these. */
export const accountCalls = {
  getOwnAccount: call({
    route: { method: 'GET', path, access: 'staff' },
    backend: 'own',
    summary: 'One’s own account: properties, second factor, sessions',
    shapes: {
      answer: z.object({
        /** Properties that the person works for; null for all of them. */
        properties: z.array(z.object({ id: z.int(), code: z.string(), name: z.string() })).nullable(),
        /** True when password and second factor are ours; else they are the identity service’s. */
        is_own: z.boolean(),
        second_factor: z.object({
          /** Since when it is asked for; null where it is not. */
          since: instant.nullable(),
          /** A role of theirs has to have one. */
          is_required: z.boolean(),
          recovery_codes_left: z.int(),
        }),
        /** Browsers that are signed in, this one among them. */
        sessions: z.int(),
      }),
    },
    refuses: [],
    example: {
      answer: {
        properties: [{ id: 1, code: 'BP', name: 'Bahía Perla' }],
        is_own: true,
        second_factor: { since: '2026-11-21T14:02:00.000Z', is_required: true, recovery_codes_left: 9 },
        sessions: 2,
      },
    },
  }),

  beginSecondFactor: call({
    route: { method: 'POST', path: `${path}/second-factor`, access: 'staff' },
    backend: 'own',
    summary: 'Makes the secret of a second factor, which is not asked for before its first code was typed',
    shapes: {
      answer: z.object({
        secret: z.string(),
        /** For the QR code that an app reads. */
        uri: z.string(),
      }),
    },
    refuses: [...cookieRefusals, 'factor.on', 'factor.of_service'],
    example: {
      answer: {
        secret: 'JBSWY3DPEHPK3PXP',
        uri: 'otpauth://totp/Traslado:finance.demo?secret=JBSWY3DPEHPK3PXP&issuer=Traslado',
      },
    },
  }),

  confirmSecondFactor: call({
    route: { method: 'PUT', path: `${path}/second-factor`, access: 'staff', body: 'json' },
    backend: 'own',
    summary: 'Turns the second factor on by its first code; other sessions of the person end',
    shapes: { body: ofCode, answer: recoveryCodes },
    refuses: [...cookieRefusals, ...judging],
    example: { body: { code: '123456' }, answer: { recovery_codes: codes } },
  }),

  endSecondFactor: call({
    route: { method: 'POST', path: `${path}/second-factor/end`, access: 'staff', body: 'json' },
    backend: 'own',
    summary: 'Turns the second factor off, where no role of the person has to have one',
    shapes: { body: ofCode, answer: z.object({ ended: z.literal(true) }) },
    refuses: [...cookieRefusals, ...judging, 'factor.required'],
    example: { body: { code: 'abcd-2345-efgh' }, answer: { ended: true } },
  }),

  renewRecoveryCodes: call({
    route: { method: 'POST', path: `${path}/recovery-codes`, access: 'staff', body: 'json' },
    backend: 'own',
    summary: 'Makes new recovery codes; those of before open nothing any more',
    shapes: { body: ofCode, answer: recoveryCodes },
    refuses: [...cookieRefusals, ...judging],
    example: { body: { code: 'abcd-2345-efgh' }, answer: { recovery_codes: codes } },
  }),

  endOtherSessions: call({
    route: { method: 'DELETE', path: `${path}/sessions`, access: 'staff' },
    backend: 'own',
    summary: 'Signs the person out everywhere but here',
    shapes: { answer: z.object({ ended: z.int() }) },
    refuses: [...cookieRefusals],
    example: { answer: { ended: 1 } },
  }),
};
