// npm run dev: the API, started again at every change, behind Vite's server, which replaces modules in the page.
import './check-node.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { cloneFolder } from './clone-folder.mjs';
import { ensureInstalled } from './install.mjs';

/** @returns {Promise<number>} */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (!address || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}

await ensureInstalled(cloneFolder);
const port = Number(process.env.PORT ?? 3000);
const apiPort = await freePort();
const api = join(cloneFolder, 'apps/api');
const env = {
  ...process.env,
  DATA_DIR: process.env.DATA_DIR || join(cloneFolder, 'data'),
  // Letters and redirects must lead back to the address in the browser, which is Vite's.
  PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
};
const tsx = join(cloneFolder, 'node_modules/tsx/dist/cli.mjs');
const vite = join(cloneFolder, 'node_modules/vite/bin/vite.js');
const children = [
  spawn(process.execPath, [tsx, 'watch', '--clear-screen=false', join(api, 'src/main.ts')], {
    cwd: cloneFolder,
    env: { ...env, PORT: String(apiPort), HOST: '127.0.0.1' },
    stdio: ['ignore', 'inherit', 'inherit'],
    // In a group of its own a Ctrl-C reaches it once, by us: a second one would kill the API with its database on.
    detached: true,
  }),
  spawn(process.execPath, [vite, '--port', String(port), '--strictPort', '--logLevel', 'warn'], {
    cwd: join(cloneFolder, 'apps/web'),
    env: { ...env, API_URL: `http://127.0.0.1:${apiPort}` },
    stdio: ['ignore', 'inherit', 'inherit'],
  }),
];
console.log(`Development server: http://localhost:${port}`);

let ending = false;
const endAll = () => {
  if (ending) return;
  ending = true;
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', endAll).on('SIGTERM', endAll);
const ends = children.map(async (child) => {
  const [code] = await once(child, 'exit');
  endAll();
  return code ?? 0;
});
process.exitCode = Math.max(...(await Promise.all(ends)));
