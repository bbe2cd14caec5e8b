// Builds what is stale: `node tools/build.mjs`, all of it: `node tools/build.mjs --all`.
import './check-node.mjs';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { buildTargets, hashOfInputs, isStale } from './build-targets.mjs';
import { bundleApp } from './bundle-server.mjs';
import { cloneFolder } from './clone-folder.mjs';
import { compressFolder } from './compress.mjs';
import { withLock } from './lock.mjs';
import { writeStamp } from './stamp.mjs';

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
    else await Promise.all([bundleApp('apps/api'), bundleApp('sandbox/gateway')]);
    writeStamp(join(cloneFolder, target.stamp), hash);
    console.log(`Built the ${target.name} in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  }
});
