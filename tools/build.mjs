// Builds what is stale: `node tools/build.mjs`, all of it: `node tools/build.mjs --all`.
import './check-node.mjs';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { buildTargets, hashOfInputs, isStale } from './build-targets.mjs';
import { cloneFolder } from './clone-folder.mjs';
import { compressFolder } from './compress.mjs';
import { withLock } from './lock.mjs';
import { writeStamp } from './stamp.mjs';

/**
 * Our own packages become part of the bundle, from their sources; packages from npm stay outside, found in
 * node_modules when the program runs.
 *
 * @type {import('esbuild').Plugin}
 */
const ownPackages = {
  name: 'own-packages',
  setup(build) {
    build.onResolve({ filter: /^@traslado\// }, ({ path }) => {
      const [, name = '', ...rest] = path.split('/');
      const workspace = name === 'gateway' ? 'apps' : 'packages';
      return { path: join(cloneFolder, workspace, name, 'src', `${rest.join('/')}.ts`) };
    });
  },
};

/**
 * @param {string} app folder in apps/
 */
async function bundleServer(app) {
  const { build } = await import('esbuild');
  const source = join(cloneFolder, 'apps', app, 'src');
  const dist = join(cloneFolder, 'apps', app, 'dist');
  // A file named …-thread.ts runs in a thread of its own, so it must be a file of its own.
  const threads = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('-thread.ts'),
  );
  rmSync(dist, { recursive: true, force: true });
  await build({
    entryPoints: [join(source, 'main.ts'), ...threads.map((file) => join(source, file))],
    entryNames: '[name]',
    chunkNames: 'chunks/[name]-[hash]',
    outdir: dist,
    bundle: true,
    splitting: true,
    packages: 'external',
    plugins: [ownPackages],
    platform: 'node',
    target: 'node20',
    format: 'esm',
    jsx: 'automatic',
    sourcemap: true,
    legalComments: 'none',
    logLevel: 'warning',
  });
}

async function buildWeb() {
  const { build } = await import('vite');
  await build({ root: join(cloneFolder, 'apps/web'), logLevel: 'warn' });
  compressFolder(join(cloneFolder, 'apps/web/dist'));
}

const everything = process.argv.includes('--all');

await withLock(join(cloneFolder, '.build/build.lock'), async () => {
  for (const target of buildTargets) {
    if (!everything && !isStale(target)) continue;
    const started = performance.now();
    // The hash is taken first: a file changed while we build makes the result stale, not silently old.
    const hash = hashOfInputs(target);
    rmSync(join(cloneFolder, target.stamp), { force: true });
    if (target.name === 'web') await buildWeb();
    else await Promise.all([bundleServer('api'), bundleServer('gateway')]);
    writeStamp(join(cloneFolder, target.stamp), hash);
    console.log(`Built the ${target.name} in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  }
});
