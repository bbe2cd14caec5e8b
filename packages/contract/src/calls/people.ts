import { z } from 'zod';
import { call } from '../call.ts';
import { examplePeopleViewer, examplePerson, examplePersonFacts } from '../examples/people.ts';
import { changeOf, restoring } from '../schemas/history.ts';
import { listCounts } from '../schemas/lists.ts';
import { byId, peopleViewer, person, personFacts, personStatus } from '../schemas/people.ts';
import { decimalAmount } from '../schemas/values.ts';

const see = { access: 'staff', permission: 'people:see' } as const;
const change = { access: 'staff', permission: 'people:change' } as const;
const page = (max: number) => z.int().min(1).max(max);
const kept = z.object({ ...personFacts, status: personStatus });
const ofOne = { params: byId, answer: person } as const;
const acting = ['person.not_found', 'person.above_you'] as const;
const giving = [
  'person.own_rights',
  'permission.not_held',
  'limit.not_held',
  'scope.not_held',
  'email.invalid',
] as const;

/** The staff. A name never stands in an address: people are searched by a body. */
export const personCalls = {
  searchPeople: call({
    route: { method: 'POST', path: '/v1/staff/people/search', ...see, body: 'json' },
    backend: 'own',
    summary: 'People of staff: searched, narrowed, sorted, in pages',
    shapes: {
      body: z.strictObject({
        /** Part of a name, user name or address, whatever its case and accents. */
        search: z.string().max(100).default(''),
        sort: z.enum(['name', 'username', 'signed_in', 'status']).default('name'),
        direction: z.enum(['asc', 'desc']).default('asc'),
        page: page(10_000).default(1),
        page_size: page(100).default(25),
        /** Only people with this role. */
        role: z.string().max(80).optional(),
        status: personStatus.optional(),
      }),
      answer: z.object({ rows: z.array(person), ...listCounts, viewer: peopleViewer }),
    },
    refuses: [],
    example: {
      body: { search: 'campos' },
      answer: { rows: [examplePerson], total: 1, page: 1, page_size: 25, viewer: examplePeopleViewer },
    },
  }),

  getPerson: call({
    route: { method: 'GET', path: '/v1/staff/people/{id}', ...see },
    backend: 'own',
    summary: 'One person of staff',
    shapes: {
      params: byId,
      answer: z.object({
        person,
        viewer: peopleViewer.extend({
          /** The caller may change people, but not this person, who has more rights. */
          is_below: z.boolean(),
        }),
      }),
    },
    refuses: ['person.not_found'],
    example: {
      params: { id: '12' },
      answer: { person: examplePerson, viewer: { ...examplePeopleViewer, is_below: false } },
    },
  }),

  listPersonHistory: call({
    route: { method: 'GET', path: '/v1/staff/people/{id}/history', ...see },
    backend: 'own',
    summary: 'What was done to somebody’s account, by whom and when',
    shapes: {
      params: byId,
      answer: z.object({
        entries: z.array(
          changeOf(kept).extend({
            action: z.enum([
              'create',
              'update',
              'delete',
              'end_sessions',
              'send_link',
              'remove_factor',
              'limit',
            ]),
            /** Of a changed refund limit; null for that of the roles. */
            limit: z
              .object({
                old: decimalAmount.nullable(),
                now: decimalAmount.nullable(),
                /** The limit of the roles at that time; null in older entries. */
                of_roles: decimalAmount.nullable(),
                note: z.string(),
              })
              .nullable(),
          }),
        ),
      }),
    },
    refuses: ['person.not_found'],
    example: {
      params: { id: '12' },
      answer: {
        entries: [
          {
            id: 97,
            action: 'create',
            at: '2026-11-21T14:02:00.000Z',
            by: 'administrator.demo',
            by_name: 'Adela Administra',
            before: null,
            after: { ...examplePersonFacts, status: 'unconfirmed' },
            limit: null,
          },
        ],
      },
    },
  }),

  invitePerson: call({
    route: { method: 'POST', path: '/v1/staff/people', ...change, body: 'json', status: 201 },
    backend: 'own',
    summary: 'Makes an account and mails its person a link, good for 24 hours and once, to choose a password',
    shapes: {
      body: z.strictObject({ ...personFacts, email: z.string().max(400), username: z.string().max(400) }),
      answer: person,
    },
    refuses: [...giving, 'username.invalid', 'person.username_taken'],
    example: {
      body: { ...examplePersonFacts, username: 'lucia.campos' },
      answer: { ...examplePerson, status: 'unconfirmed', signed_in_at: null },
    },
  }),

  updatePerson: call({
    route: { method: 'PUT', path: '/v1/staff/people/{id}', ...change, body: 'json' },
    backend: 'own',
    summary:
      'Changes somebody’s name, address, roles and properties, or closes the account, on the version in If-Match',
    shapes: {
      ...ofOne,
      body: z.strictObject({
        ...personFacts,
        /** Left out, the account stays open or closed. Closing it ends its sessions at once. */
        status: z.enum(['active', 'disabled']).optional(),
      }),
    },
    refuses: [...giving, ...acting, 'person.stale', 'person.of_service', 'person.last_administrator'],
    example: {
      params: { id: '12' },
      body: { ...examplePersonFacts, scope: null },
      answer: { ...examplePerson, scope: null, version: 2 },
    },
  }),

  restorePerson: call({
    route: { method: 'POST', path: '/v1/staff/people/{id}/restore', ...change, body: 'json' },
    backend: 'own',
    summary:
      'Writes what an account said before one of its changes, on the version in If-Match; never a password',
    shapes: { ...ofOne, body: restoring },
    refuses: [
      ...giving,
      ...acting,
      'version.not_found',
      'person.roles_gone',
      'person.stale',
      'person.of_service',
      'person.last_administrator',
    ],
    example: { params: { id: '12' }, body: { change: 118 }, answer: { ...examplePerson, version: 3 } },
  }),

  deletePerson: call({
    route: { method: 'DELETE', path: '/v1/staff/people/{id}', ...change, body: 'json' },
    backend: 'own',
    summary: 'Deletes an account whose user name was typed; what its person did stays in the audit',
    shapes: {
      params: byId,
      body: z.strictObject({ confirmation: z.string().max(400) }),
      answer: z.object({ deleted: z.literal(true) }),
    },
    refuses: [...acting, 'person.stale', 'person.word_differs', 'person.last_administrator'],
    example: { params: { id: '12' }, body: { confirmation: 'lucia.campos' }, answer: { deleted: true } },
  }),

  endSessionsOfPerson: call({
    route: { method: 'DELETE', path: '/v1/staff/people/{id}/sessions', ...change },
    backend: 'own',
    summary: 'Signs somebody out everywhere, at once',
    shapes: { params: byId, answer: z.object({ ended: z.int() }) },
    refuses: [...acting],
    example: { params: { id: '12' }, answer: { ended: 1 } },
  }),

  removeSecondFactorOfPerson: call({
    route: { method: 'DELETE', path: '/v1/staff/people/{id}/second-factor', ...change },
    backend: 'own',
    summary: 'Takes the second factor from somebody who lost it, and signs them out everywhere',
    shapes: { params: byId, answer: z.object({ removed: z.literal(true) }) },
    refuses: [...acting, 'factor.off'],
    example: { params: { id: '12' }, answer: { removed: true } },
  }),

  sendPersonLink: call({
    route: { method: 'POST', path: '/v1/staff/people/{id}/link', ...change },
    backend: 'own',
    summary: 'Mails somebody a new link to choose a password; links of before open nothing any more',
    shapes: { params: byId, answer: z.object({ sent: z.literal(true) }) },
    refuses: [...acting, 'person.of_service', 'person.no_address', 'person.closed'],
    example: { params: { id: '12' }, answer: { sent: true } },
  }),

  readLink: call({
    route: { method: 'POST', path: '/v1/staff/link', access: 'public', body: 'json' },
    backend: 'own',
    summary: 'Whose link it is that was mailed, as long as it is good',
    shapes: {
      body: z.strictObject({ key: z.string().max(80) }),
      answer: z.object({ username: z.string(), name: z.string() }),
    },
    refuses: ['auth.link_over'],
    example: {
      body: { key: 'q8Z3kA1vXbT0mN5rYw2LdA' },
      answer: { username: 'lucia.campos', name: 'Lucía Campos' },
    },
  }),

  useLink: call({
    route: { method: 'PUT', path: '/v1/staff/link', access: 'public', body: 'json' },
    backend: 'own',
    summary: 'Chooses a password by a link that was mailed, once; every session of the account ends',
    shapes: {
      body: z.strictObject({ key: z.string().max(80), new_password: z.string().max(400) }),
      answer: z.object({ username: z.string() }),
    },
    refuses: [
      'auth.link_over',
      'password.too_short',
      'password.too_long',
      'password.uppercase_missing',
      'password.lowercase_missing',
      'password.digit_missing',
      'password.special_missing',
      'password.common',
      'password.repeats',
      'password.personal',
    ],
    example: {
      body: { key: 'q8Z3kA1vXbT0mN5rYw2LdA', new_password: '••••••••••••' },
      answer: { username: 'lucia.campos' },
    },
  }),
};
