import type { Insertable } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Programs beside the app. They have no keys: each is made on its page. */
export const demoSystems: readonly Insertable<Database['system']>[] = [
  {
    name: 'Lobby kiosks',
    username: 'lobby-kiosks',
    calls: ['catalogue', 'look_ups', 'guests'],
    calls_a_minute: 600,
  },
  {
    name: 'Call center',
    username: 'call-center',
    calls: ['catalogue', 'look_ups', 'guests', 'contact'],
    calls_a_minute: 300,
  },
  { name: 'Resort app', username: 'resort-app', calls: ['catalogue', 'look_ups'], calls_a_minute: null },
];
