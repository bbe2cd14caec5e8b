import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { chooseAnchors } from './choose-anchors.ts';
import type { Config } from './config.ts';
import { emptyDatabase } from './db/empty-database.ts';
import { isPostgresProcess, readPostmaster } from './db/server/postmaster-file.ts';
import { openServerHome } from './db/server/server-home.ts';
import { StartError } from './start-error.ts';

type Places = Pick<
  Config,
  'DATA_DIR' | 'DATABASE_URL' | 'DATABASE_OWNER_URL' | 'PICTURES_DIR' | 'AUDIT_ANCHORS'
>;

/** Files of a backup. The list is written last, so a backup without it was cut. */
const files = {
  list: 'backup.json',
  dump: 'database.dump',
  embedded: 'postgres.tar',
  pictures: 'pictures.tar',
  anchors: 'audit-anchors.txt',
} as const;

const listShape = z.object({
  files: z.array(z.object({ name: z.enum(Object.values(files)), bytes: z.number(), sha256: z.string() })),
});

/**
 * Writes a backup into a new folder: the database, then the pictures, then the audit's anchors. A running product keeps running, but for the
 * embedded database, which is copied while it stands still. @returns a sentence for the screen
 * @throws StartError where it cannot be made; the folder then has no list
 */
export async function makeBackup(places: Places, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new StartError(`${folder} is not empty. Name a new folder.`);
  const made: string[] = [];
  const pack = async (name: string, source: string) => {
    await run('tar', ['--numeric-owner', '-cf', join(folder, name), '-C', source, '.']);
    made.push(name);
  };
  if (places.DATABASE_URL === undefined) await pack(files.embedded, await stoppedServer(places));
  else {
    const { argument, env } = forPrograms(places.DATABASE_OWNER_URL ?? places.DATABASE_URL);
    const file = join(folder, files.dump);
    await run(await programOf('pg_dump'), ['--format=custom', `--file=${file}`, `--dbname=${argument}`], env);
    made.push(files.dump);
  }
  const pictures = picturesOf(places);
  if (await isThere(pictures)) await pack(files.pictures, pictures);
  if (await isThere(chooseAnchors(places))) {
    await copyFile(chooseAnchors(places), join(folder, files.anchors));
    made.push(files.anchors);
  }
  const list = { files: await Promise.all(made.map((name) => factsOf(folder, name))) };
  await writeFile(join(folder, `${files.list}.draft`), JSON.stringify(list, null, 2));
  await rename(join(folder, `${files.list}.draft`), join(folder, files.list));
  const bytes = list.files.reduce((sum, one) => sum + one.bytes, 0);
  return `Backup in ${folder}: ${made.join(', ')}, ${(bytes / 1_000_000).toFixed(1)} MB.`;
}

/**
 * Puts a backup in the place of the database. Anchors of the audit that are there stay: they show the days that the backup does not have.
 * @returns a sentence for the screen
 * @throws StartError, with nothing changed, where the backup is cut or the product runs
 */
export async function restoreBackup(places: Places, folder: string): Promise<string> {
  const names = await readList(folder);
  const { DATABASE_URL } = places;
  const wanted = DATABASE_URL === undefined ? files.embedded : files.dump;
  if (!names.includes(wanted))
    throw new StartError(
      `${folder} has no ${wanted}: it was made ${DATABASE_URL ? 'without' : 'with'} DATABASE_URL.`,
    );
  const unpack = async (name: string, into: string) => {
    await mkdir(into, { recursive: true });
    await run('tar', ['--numeric-owner', '-xpf', join(folder, name), '-C', into]);
  };
  if (DATABASE_URL === undefined) {
    const home = await stoppedServer(places);
    // Not removed: until the restored one is seen to work, it is the only other copy.
    await rename(home, `${home}-before-${Date.now()}`);
    await unpack(files.embedded, home);
  } else await restoreDump(places.DATABASE_OWNER_URL ?? DATABASE_URL, join(folder, files.dump));
  if (names.includes(files.pictures)) await unpack(files.pictures, picturesOf(places));
  const anchors = chooseAnchors(places);
  if (names.includes(files.anchors) && !(await isThere(anchors))) {
    await mkdir(dirname(anchors), { recursive: true });
    await copyFile(join(folder, files.anchors), anchors);
  }
  return `Restored ${names.join(', ')} from ${folder}. Run npm run erase, start the product, then run npm run check and npm run reconcile.`;
}

async function restoreDump(url: string, dump: string): Promise<void> {
  const program = await programOf('pg_restore');
  // A file that cannot be read is refused before anything is removed.
  await run(program, ['--list', dump]);
  await emptyDatabase(url);
  const { argument, env } = forPrograms(url);
  const how = ['--no-owner', '--no-acl', '--exit-on-error', '--single-transaction'];
  await run(program, [...how, `--dbname=${argument}`, dump], env);
}

/** The folder of the embedded server, which does not run. */
async function stoppedServer({ DATA_DIR }: Places): Promise<string> {
  const { folder } = await openServerHome(resolve(DATA_DIR), () => undefined);
  const server = await readPostmaster(join(folder, 'cluster'));
  if (server && (await isPostgresProcess(server.pid)))
    throw new StartError('DATA_DIR: the product runs on this folder. End it first.');
  return folder;
}

const picturesOf = ({ PICTURES_DIR, DATA_DIR }: Places): string =>
  resolve(PICTURES_DIR ?? join(DATA_DIR, 'pictures'));

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

async function factsOf(folder: string, name: string) {
  const hash = createHash('sha256');
  for await (const part of createReadStream(join(folder, name))) hash.update(part);
  return { name, bytes: (await stat(join(folder, name))).size, sha256: hash.digest('hex') };
}

/** The names of a backup's files, each of them whole. */
async function readList(folder: string): Promise<string[]> {
  const text = await readFile(join(folder, files.list), 'utf8').catch(() => null);
  if (text === null)
    throw new StartError(`${folder} has no ${files.list}: this is no backup, or it was cut.`);
  const list = listShape.parse(JSON.parse(text));
  for (const wanted of list.files) {
    const found = await factsOf(folder, wanted.name).catch(() => null);
    if (found?.sha256 !== wanted.sha256)
      throw new StartError(
        `${join(folder, wanted.name)} has ${found?.bytes ?? 0} of ${wanted.bytes} bytes, or others than were written. Nothing was restored.`,
      );
  }
  return list.files.map(({ name }) => name);
}

/** An address for PostgreSQL's own programs: the password in the environment, where no list of processes shows it. */
function forPrograms(address: string): { argument: string; env: Record<string, string> } {
  const url = new URL(address);
  const env = { PGPASSWORD: decodeURIComponent(url.password) };
  url.password = '';
  // A word of Node's driver alone.
  if (url.searchParams.get('sslmode') === 'no-verify') url.searchParams.set('sslmode', 'require');
  url.searchParams.delete('uselibpqcompat');
  return { argument: url.href, env };
}

/** The newest of the machine's packages, as Debian lays them out; else the one on the path. */
async function programOf(name: 'pg_dump' | 'pg_restore'): Promise<string> {
  const root = '/usr/lib/postgresql';
  const versions = (await readdir(root).catch(() => [])).sort((a, b) => Number(b) - Number(a));
  for (const version of versions) {
    const program = join(root, version, 'bin', name);
    if (await isThere(program)) return program;
  }
  return name;
}

/** Runs a program to its end. @throws StartError with its last line */
function run(program: string, args: readonly string[], env: Record<string, string> = {}): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(program, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (part) => {
      said = (said + String(part)).slice(-2_000);
    });
    child.once('error', (error) => fail(new StartError(`${program}: ${error.message}`)));
    child.once('close', (code) =>
      code === 0
        ? done()
        : fail(new StartError(`${program} failed: ${said.trim().split('\n').at(-1) ?? code}`)),
    );
  });
}
