import type { z } from 'zod';
import type { peopleViewer, person, role } from '../schemas/people.ts';

const written = {
  version: 1,
  created_at: '2026-11-21T14:02:00.000Z',
  updated_at: '2026-11-21T14:02:00.000Z',
  updated_by: 'administrator.demo',
  updated_by_name: 'Adela Administra',
};

export const exampleRoleFacts = {
  name: 'night-desk',
  name_en: 'Night desk',
  name_es: 'Recepción nocturna',
  permissions: ['attention:see' as const, 'coupons:see' as const],
};

export const exampleRole: z.output<typeof role> = { id: 7, ...written, ...exampleRoleFacts, people: 2 };

export const examplePersonFacts = {
  name: 'Lucía Campos',
  email: 'lucia.campos@perla.example',
  roles: ['concierge'],
  scope: [1, 2],
};

export const examplePerson: z.output<typeof person> = {
  id: 12,
  ...written,
  ...examplePersonFacts,
  username: 'lucia.campos',
  status: 'active',
  signed_in_at: '2026-11-21T15:40:00.000Z',
  of_service: false,
  own_limit: null,
};

export const examplePeopleViewer: z.output<typeof peopleViewer> = {
  id: 6,
  can_change: true,
  has_all_properties: true,
  roles: [{ name: 'concierge', en: 'Concierge', es: 'Concierge', can_give: true }],
  properties: [{ id: 1, code: 'BP', name: 'Bahía Perla' }],
};
