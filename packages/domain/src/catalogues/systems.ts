import { DEFAULT_SYSTEM_USER } from '../constants.ts';
import { ACTIVE, defineCatalogue } from './definition.ts';
import { SYSTEM_USER } from './text-forms.ts';

/**
 * Calls that a program may be allowed. `guests`: to open the session of a guest who proves their stay, and everything that this guest may do then.
 * The contract has the group of each call.
 */
export const CALL_GROUPS = ['catalogue', 'look_ups', 'guests', 'contact'] as const;
export type CallGroup = (typeof CALL_GROUPS)[number];

/** Programs that may call us with a key. The app itself is public and none of them. */
export const systems = defineCatalogue(
  {
    name: 'systems',
    one: 'system',
    calls: { one: 'System', many: 'Systems' },
    table: 'system',
    title: 'name',
    seenBy: [],
    changedBy: [],
    shows:
      'What the program may call from then on, with tokens that it has already, too; the channel of a sale.',
    key: ['username'],
    takenAt: 'username',
    fields: {
      name: { kind: 'text', max: 80 },
      username: { kind: 'text', max: 40, form: SYSTEM_USER, isUnique: true },
      calls: { kind: 'set', of: CALL_GROUPS, isOptional: true, usual: ['catalogue', 'look_ups'] },
      /** No limit where it is left out. */
      calls_a_minute: { kind: 'whole', min: 1, max: 60_000, isOptional: true, usual: 600 },
      active: ACTIVE,
    },
    columns: ['name', 'calls', 'calls_a_minute', 'active'],
    search: ['name', 'username'],
    orders: ['name', 'username', 'calls_a_minute', 'status', 'updated'],
    example: {
      name: 'Lobby kiosks',
      username: 'lobby-kiosks',
      calls: ['catalogue', 'look_ups'],
      calls_a_minute: 600,
      active: true,
    },
    otherwise: { calls: ['catalogue', 'look_ups', 'guests'], calls_a_minute: null },
    codes: ['system.user_of_app'],
  },
  {
    /** `system.user_of_app`: the app itself signs in by this name, without a key. */
    check: ({ username }) =>
      username === DEFAULT_SYSTEM_USER ? [{ field: 'username', code: 'system.user_of_app' }] : [],
  },
);
