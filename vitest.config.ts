import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import CostlyFirst from './tools/costly-first.mjs';

/** Tests of pure code share one module graph per worker: four to five times faster, and they have nothing to isolate. */
const pure = { environment: 'node', isolate: false, pool: 'threads' } as const;

/** Tests of the web app that replace a module: the others must not meet it. */
const replacing = readdirSync('apps/web/src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => `apps/web/src/${file}`)
  .filter((file) => readFileSync(file, 'utf8').includes('vi.mock('));

export default defineConfig({
  test: {
    sequence: { sequencer: CostlyFirst },
    // Of projects that ask for it.
    experimental: { fsModuleCachePath: '.build/vitest' },
    projects: [
      {
        test: {
          ...pure,
          name: 'domain',
          include: ['packages/**/*.test.ts', 'parity/**/*.test.ts', 'tools/**/*.test.ts'],
          // Tests of thousands of cases take seconds of a core, more beside other work.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'api',
          environment: 'node',
          pool: 'forks',
          // One module graph per worker here too: reading it anew for each file cost a third of the stage.
          isolate: false,
          // Most of what a request makes is gone with it: a larger nursery is emptied less often, which is a tenth of the work.
          execArgv: ['--max-semi-space-size=64'],
          // A translated source is kept by its text: translating a thousand is half of what a single file costs. The web app's tests gain nothing.
          experimental: { fsModuleCache: true },
          include: ['apps/api/**/*.test.ts', 'sandbox/gateway/**/*.test.ts'],
          globalSetup: ['apps/api/src/testing/test-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      { test: { ...pure, name: 'web', include: ['apps/web/**/*.test.{ts,tsx}'], exclude: replacing } },
      { test: { ...pure, isolate: true, name: 'web-alone', include: replacing } },
    ],
  },
});
