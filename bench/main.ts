/**
 * `npm run bench`: how fast the journey is. `npm run bench -- memory` and `-- overload`: what a crowd does to the process. `-- lobby`: five hundred
 * guests behind one address. `-- catalogues`: what staff do with a catalogue of 10,000 rows.
 */
const [kind = 'speed'] = process.argv.slice(2);

const benches: Readonly<Record<string, () => Promise<unknown>>> = {
  speed: () => import('./speed.ts'),
  memory: () => import('./memory.ts'),
  overload: () => import('./overload.ts'),
  lobby: () => import('./lobby.ts'),
  catalogues: () => import('./catalogues.ts'),
};

const bench = benches[kind];
if (!bench) throw new Error(`There is no bench "${kind}": ${Object.keys(benches).join(', ')}.`);
void bench();
