import { serviceStartPath } from '@traslado/contract/pages';
import type { CallAnswer } from '@traslado/contract/schemas';
import type { ExampleOf } from './example-of.ts';

const profile: CallAnswer<'getProfile'> = {
  username: 'finance.demo',
  name: 'Fátima Cuentas',
  email: 'finance@perla.example',
  roles: ['finance'],
  permissions: ['attention:see', 'attention:handle', 'attention:payments', 'coupons:see'],
  attributes: { department: 'finance' },
  apps: [{ id: 'traslado', name: 'Traslado', path: '/admin' }],
  menu: [{ id: 'attention', path: '/admin' }],
  expires_at: '2026-11-21T16:00:00.000Z',
};

const refund: CallAnswer<'handleAlert'> = {
  id: 12,
  kind: 'refund.failed',
  subject: '8c8a1b52-6f0e-4a55-9f0c-0d3f5c1f6a11',
  detail: 'the card was closed',
  coupon_id: 'DB4SR7XK2M',
  guest: 'Camille Dubois',
  amount: 160,
  currency: 'USD',
  recipient: null,
  letter: null,
  created_at: '2026-11-21T14:02:00.000Z',
  handled_at: null,
  handled_by: null,
  note: null,
};

const note = 'Paid back by bank transfer, reference 4711.';

type StaffCall =
  | 'listSignInWays'
  | 'signInStaff'
  | 'renewPassword'
  | 'signOutStaff'
  | 'getProfile'
  | 'listAlerts'
  | 'handleAlert'
  | 'listNotificationGroups'
  | 'sendEmail';

/** How staff come in, and what only they may call. */
export const staffExamples: { readonly [N in StaffCall]: ExampleOf<N> } = {
  listSignInWays: {
    answer: { service: { name: 'Perla ID', path: serviceStartPath }, own_accounts: false },
  },
  signInStaff: { body: { username: 'finance.demo', password: '••••••••••••' }, answer: profile },
  renewPassword: {
    body: { username: 'finance.demo', password: '••••••••••••', new_password: '••••••••••••••••' },
    answer: profile,
  },
  signOutStaff: { answer: { signed_out: true, end_there: null } },
  getProfile: { answer: profile },
  listAlerts: {
    query: { status: 'open' },
    answer: { alerts: [refund], open: 1, viewer: { canHandle: true } },
  },
  handleAlert: {
    params: { id: '12' },
    body: { note },
    answer: {
      ...refund,
      handled_at: '2026-11-21T15:00:00.000Z',
      handled_by: 'finance.demo',
      note,
    },
  },
  listNotificationGroups: {
    query: { columns: 'id,email', notification_tag: 'TRANS:CARTACONFIRMACION:BP', status: '1' },
    answer: [{ id: 1, email: 'bahia@perla.example' }],
  },
  sendEmail: {
    body: {
      to: ['camille.dubois@example.com'],
      subject: 'Your ride on Friday',
      message: 'Dear Ms Dubois,\n\nyour driver waits at the exit of hall 3 with your name on a sign.',
      language: 'en',
      uuidReference: '3f1c9a52-7f10-4b61-8a8a-7b8c5a0d2e11',
    },
    answer: { queued: 1 },
  },
};
