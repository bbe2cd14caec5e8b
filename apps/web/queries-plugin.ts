import type { Plugin } from 'vite';

/** Parts of the cache of answers that no page uses, and the least that its other parts ask of them. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  mutationCache: 'export class MutationCache { clear() {} resumePausedMutations() {} }',
  infiniteQueryBehavior: `
    const leftOut = () => { throw new Error('left out by queries-plugin.ts'); };
    export { leftOut as hasNextPage, leftOut as hasPreviousPage, leftOut as infiniteQueryBehavior };`,
};

/**
 * Leaves mutations and endless lists out of TanStack Query: every page would carry them, because the library's client is one class. The hooks that
 * need them are refused by biome.json.
 */
export function queriesPlugin(): Plugin {
  return {
    name: 'traslado-queries',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      return LEFT_OUT[/\/query-core\/build\/modern\/(\w+)\.js$/.exec(id)?.[1] ?? ''];
    },
  };
}
