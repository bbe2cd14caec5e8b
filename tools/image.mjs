// npm run image: performs the steps of deploy/Dockerfile in a folder, without a builder, then starts the product of its last stage as another user,
// who may write nothing there. Prints its size. Needs root, and a PostgreSQL at DATABASE_URL or the machine's own.
import './check-node.mjs';
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cloneFolder } from './clone-folder.mjs';

/** @typedef {{ folder: string, workdir: string, env: Record<string, string>, user: string, command: string[] }} Stage */

const user = 10_001;
const ignored = readFileSync(join(cloneFolder, '.dockerignore'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('**/'))
  .map((line) => line.slice(3));

/**
 * @param {string} path
 * @returns {Stage}
 */
const openStage = (path) => {
  mkdirSync(path, { recursive: true });
  return { folder: path, workdir: '/', env: {}, user: '', command: [] };
};

/**
 * @param {Stage} stage
 * @param {string} path
 */
const placeIn = (stage, path) => join(stage.folder, path.startsWith('/') ? path : join(stage.workdir, path));

/**
 * The last stage of a Dockerfile, in a folder.
 *
 * @param {string} text of the Dockerfile
 * @param {string} root
 */
function performSteps(text, root) {
  /** @type {Map<string, Stage>} */
  const stages = new Map();
  let stage = openStage(join(root, 'none'));
  for (const line of text.split('\n')) {
    const [word = '', ...rest] = line.trim().split(/\s+/);
    const tail = line.trim().slice(word.length).trim();
    if (word === '' || word.startsWith('#') || word === 'EXPOSE') continue;
    else if (word === 'FROM') {
      const name = rest[2] ?? 'last';
      stage = openStage(join(root, name));
      stages.set(name, stage);
    } else if (word === 'WORKDIR') {
      stage.workdir = tail;
      mkdirSync(placeIn(stage, '.'), { recursive: true });
    } else if (word === 'ENV') {
      const [name = '', value = ''] = tail.split('=');
      stage.env[name] = value;
    } else if (word === 'USER') stage.user = tail;
    else if (word === 'CMD') stage.command = JSON.parse(tail);
    else if (word === 'COPY') {
      const from = /^--from=(\S+)/.exec(tail)?.[1];
      const paths = rest.filter((one) => !one.startsWith('--'));
      const target = paths.pop() ?? '';
      const source = from === undefined ? undefined : stages.get(from);
      for (const path of paths) {
        const to = placeIn(stage, target.endsWith('/') ? join(target, basename(path)) : target);
        mkdirSync(dirname(to), { recursive: true });
        cpSync(source ? placeIn(source, path) : join(cloneFolder, path), to, {
          recursive: true,
          verbatimSymlinks: true,
          filter: (one) => source !== undefined || !ignored.includes(basename(one)),
        });
      }
    } else if (word === 'RUN') {
      const env = { ...process.env, ...stage.env, NODE_ENV: undefined };
      const { status } = spawnSync('sh', ['-c', tail], { cwd: placeIn(stage, '.'), env, stdio: 'inherit' });
      if (status !== 0) throw new Error(`${line} ended with ${status}`);
    } else throw new Error(`${word} is not known here`);
  }
  return stage;
}

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return typeof address === 'object' && address ? address.port : 0;
};

/**
 * Starts the product of a stage as a user who may not write there. @returns the status of each page, and the number of places that it could write to
 *
 * @param {Stage} stage
 * @param {{ databaseUrl: string, dataDir: string }} given
 */
async function tryStage(stage, { databaseUrl, dataDir }) {
  const port = await freePort();
  const [program = '', ...args] = stage.command;
  const child = spawn(program === 'node' ? process.execPath : program, args, {
    cwd: placeIn(stage, '.'),
    uid: user,
    gid: user,
    env: {
      ...stage.env,
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      PAYMENTS: 'sandbox',
      PUBLIC_URL: `http://localhost:${port}`,
      PORT: String(port),
      HOST: '127.0.0.1',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  try {
    for (let tries = 0; tries < 600 && child.exitCode === null; tries += 1) {
      const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
      if (ready?.ok) break;
      await sleep(100);
    }
    const statuses = [];
    for (const path of ['/', '/livez', '/readyz', '/api/public/brand']) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => null);
      statuses.push(`${path} ${answer?.status ?? 'no answer'}`);
    }
    return statuses;
  } finally {
    child.kill('SIGTERM');
    await new Promise((done) => (child.exitCode === null ? child.once('exit', done) : done(null)));
  }
}

const { DATABASE_URL: databaseUrl } = process.env;
if (process.getuid?.() !== 0 || !databaseUrl) {
  console.error('npm run image needs root, to become another user, and an empty database in DATABASE_URL.');
  process.exit(1);
}
const root = mkdtempSync(join(tmpdir(), 'traslado-image-'));
try {
  chmodSync(root, 0o755);
  const stage = performSteps(readFileSync(join(cloneFolder, 'deploy/Dockerfile'), 'utf8'), root);
  if (stage.user !== `${user}:${user}`) throw new Error(`the image runs as ${stage.user}`);
  const sizes = spawnSync('sh', ['-c', 'du -B1M -d3 . | sort -rn | head -8'], {
    cwd: stage.folder,
    encoding: 'utf8',
  }).stdout;
  console.log(`Megabytes of the layers above node:24-bookworm-slim:\n${sizes}`);
  const dataDir = join(root, 'data');
  mkdirSync(dataDir, { mode: 0o777 });
  chmodSync(dataDir, 0o777);
  const writable = spawnSync('find', [stage.folder, '-writable', '-not', '-type', 'l'], {
    encoding: 'utf8',
    uid: user,
    gid: user,
  }).stdout.trim();
  const statuses = await tryStage(stage, { databaseUrl, dataDir });
  console.log(`As user ${user}: ${statuses.join(', ')}; places it may write: ${writable || 'none'}`);
  process.exitCode = writable === '' && statuses.every((one) => one.endsWith(' 200')) ? 0 : 1;
} finally {
  rmSync(root, { recursive: true, force: true });
}
