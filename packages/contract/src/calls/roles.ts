import { z } from 'zod';
import { call } from '../call.ts';
import { exampleRole, exampleRoleFacts } from '../examples/people.ts';
import { changeOf, restoring } from '../schemas/history.ts';
import { byId, role, roleFacts } from '../schemas/people.ts';
import { permission } from '../schemas/staff.ts';

const viewer = z.object({
  can_change: z.boolean(),
  /** The caller's own permissions: no others can be given. */
  can_give: z.array(permission),
});
const viewerOfOne = viewer.extend({
  /** The caller may change roles, but not this one: it gives more than they have, or a person with more rights has it. */
  is_below: z.boolean(),
});
const exampleViewer: z.output<typeof viewer> = {
  can_change: true,
  can_give: ['attention:see', 'coupons:see'],
};
const facts = z.strictObject(roleFacts);
const giving = [
  'role.name_invalid',
  'role.above_you',
  'permission.not_held',
  'limit.not_held',
  'person.last_administrator',
] as const;

/** Roles and their permissions. */
export const roleCalls = {
  listRoles: call({
    route: { method: 'GET', path: '/v1/staff/roles', access: 'staff', permission: 'roles:see' },
    backend: 'own',
    summary: 'All roles with their permissions, and how many people have each',
    shapes: { answer: z.object({ rows: z.array(role), total: z.int(), viewer }) },
    refuses: [],
    example: { answer: { rows: [exampleRole], total: 1, viewer: exampleViewer } },
  }),

  getRole: call({
    route: { method: 'GET', path: '/v1/staff/roles/{id}', access: 'staff', permission: 'roles:see' },
    backend: 'own',
    summary: 'One role',
    shapes: { params: byId, answer: z.object({ role, viewer: viewerOfOne }) },
    refuses: ['role.not_found'],
    example: {
      params: { id: '7' },
      answer: { role: exampleRole, viewer: { ...exampleViewer, is_below: false } },
    },
  }),

  listRoleHistory: call({
    route: { method: 'GET', path: '/v1/staff/roles/{id}/history', access: 'staff', permission: 'roles:see' },
    backend: 'own',
    summary: 'Who changed a role when, and what it said before and after; of a deleted one too',
    shapes: {
      params: byId,
      answer: z.object({
        // A permission of an older product may be among them.
        entries: z.array(changeOf(z.object({ ...roleFacts, permissions: z.array(z.string()) }))),
      }),
    },
    refuses: ['role.not_found'],
    example: {
      params: { id: '7' },
      answer: {
        entries: [
          {
            id: 97,
            action: 'create',
            at: '2026-11-21T14:02:00.000Z',
            by: 'administrator.demo',
            by_name: 'Adela Administra',
            before: null,
            after: exampleRoleFacts,
          },
        ],
      },
    },
  }),

  createRole: call({
    route: {
      method: 'POST',
      path: '/v1/staff/roles',
      access: 'staff',
      permission: 'roles:change',
      body: 'json',
      status: 201,
    },
    backend: 'own',
    summary: 'Adds a role; nobody gives a permission that they do not have',
    shapes: { body: facts, answer: role },
    refuses: ['role.name_invalid', 'role.above_you', 'permission.not_held', 'role.name_taken'],
    example: { body: exampleRoleFacts, answer: { ...exampleRole, people: 0 } },
  }),

  updateRole: call({
    route: {
      method: 'PUT',
      path: '/v1/staff/roles/{id}',
      access: 'staff',
      permission: 'roles:change',
      body: 'json',
    },
    backend: 'own',
    summary:
      'Changes a role, on the version in If-Match; in force at the next request of everybody who has it',
    shapes: { params: byId, body: facts, answer: role },
    refuses: [...giving, 'role.not_found', 'role.stale', 'role.name_fixed'],
    example: {
      params: { id: '7' },
      body: { ...exampleRoleFacts, name_en: 'Night' },
      answer: { ...exampleRole, name_en: 'Night', version: 2 },
    },
  }),

  restoreRole: call({
    route: {
      method: 'POST',
      path: '/v1/staff/roles/{id}/restore',
      access: 'staff',
      permission: 'roles:change',
      body: 'json',
    },
    backend: 'own',
    summary: 'Writes what a role said before one of its changes, on the version in If-Match',
    shapes: { params: byId, body: restoring, answer: role },
    refuses: [...giving, 'role.not_found', 'role.stale', 'role.name_fixed', 'version.not_found'],
    example: { params: { id: '7' }, body: { change: 97 }, answer: { ...exampleRole, version: 3 } },
  }),

  deleteRole: call({
    route: { method: 'DELETE', path: '/v1/staff/roles/{id}', access: 'staff', permission: 'roles:change' },
    backend: 'own',
    summary: 'Deletes a role that nobody has and whose name was typed, on the version in If-Match',
    shapes: {
      params: byId,
      query: z.strictObject({ confirmation: z.string().max(400) }),
      answer: z.object({ deleted: z.literal(true) }),
    },
    refuses: ['role.not_found', 'role.above_you', 'role.stale', 'role.word_differs', 'role.in_use'],
    example: {
      params: { id: '7' },
      query: { confirmation: 'night-desk' },
      answer: { deleted: true },
    },
  }),
};
