/**
 * `npm run bench`: the speed of the journey. `-- booking`: the price of one booking. `-- idle`: the price of none. `-- start`: a second start. `-- memory` and `-- overload`:
 * a process under a crowd. `-- lobby`: five hundred guests behind one address. `-- catalogues`: staff's work with a catalogue of 10,000 rows.
 * `-- publishing`: the wait of bookings while 5,000 rates are published. `-- news`: the same beside 50 news of flights a second. `-- day-lists`: a day of 1,500 rides. `-- reports`: figures of
 * 1,000,000 bookings. `-- desk`: the box, a booking's page and a day list among as many, and one night's check of data.
 * `-- letters`: what a letter costs. `-- guessing`: the time of a wrong proof. `-- growth`: what guests do, among 10,000 and 1,000,000 bookings.
 */
const [kind = 'speed'] = process.argv.slice(2);

const benches: Readonly<Record<string, () => Promise<unknown>>> = {
  speed: () => import('./speed.ts'),
  booking: () => import('./booking.ts'),
  idle: () => import('./idle.ts'),
  bytes: () => import('./bytes.ts'),
  start: () => import('./start.ts'),
  memory: () => import('./memory.ts'),
  overload: () => import('./overload.ts'),
  lobby: () => import('./lobby.ts'),
  catalogues: () => import('./catalogues.ts'),
  publishing: () => import('./publishing.ts'),
  news: () => import('./news.ts'),
  'day-lists': () => import('./day-lists.ts'),
  reports: () => import('./reports.ts'),
  desk: () => import('./desk.ts'),
  letters: () => import('./letters.ts'),
  guessing: () => import('./guessing.ts'),
  growth: () => import('./growth.ts'),
};

const bench = benches[kind];
if (!bench) throw new Error(`There is no bench "${kind}": ${Object.keys(benches).join(', ')}.`);
void bench();
