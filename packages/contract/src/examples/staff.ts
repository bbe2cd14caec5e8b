import type { z } from 'zod';
import type { alert, profile } from '../schemas/staff.ts';

export const exampleProfile: z.output<typeof profile> = {
  username: 'finance.demo',
  name: 'Fátima Cuentas',
  email: 'finance@perla.example',
  roles: ['finance'],
  role_titles: { finance: { en: 'Finance', es: 'Finanzas' } },
  permissions: ['attention:see', 'attention:handle', 'attention:payments', 'coupons:see'],
  scope: null,
  attributes: { department: 'finance' },
  apps: [{ id: 'traslado', name: 'Traslado', path: '/admin' }],
  menu: [{ id: 'home', path: '/admin', group: 'today' }],
  needs_second_factor: false,
  sends_mail: true,
  expires_at: '2026-11-21T16:00:00.000Z',
};

export const exampleAlert: z.output<typeof alert> = {
  id: 12,
  kind: 'refund.failed',
  subject: '8c8a1b52-6f0e-4a55-9f0c-0d3f5c1f6a11',
  detail: 'the card was closed',
  coupon_id: 'DB4SR7XK2M',
  booking: 41,
  stay: null,
  guest: 'Camille Dubois',
  amount: 160,
  currency: 'USD',
  recipient: null,
  letter: null,
  created_at: '2026-11-21T14:02:00.000Z',
  handled_at: null,
  handled_by: null,
  handled_by_name: null,
  note: null,
  time_zone: 'America/Cancun',
};

export const exampleNote = 'Paid back by bank transfer, reference 4711.';
