import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, realpath, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartError } from '../../start-error.ts';
import { chooseServerUser, type ServerUser, userPassesTest } from './server-user.ts';

/** The folder that holds one embedded server: its cluster, password, log, lock and leases. */
export type ServerHome = { folder: string; user: ServerUser };

const elsewhere = '/var/lib/traslado';
const pointerName = 'postgres-folder.txt';

/**
 * Decides where the database lives: `<dataDir>/postgres`. Only root can meet the one exception: PostgreSQL then runs as another user, and
 * if that user cannot reach the data folder (a clone under /root, say) the database lives under /var/lib/traslado. A file in the data
 * folder names the place, so the data folder still decides which database is used, and removing it still means starting over.
 *
 * @throws when the data folder belongs to another user
 */
export async function openServerHome(dataDir: string, log: (message: string) => void): Promise<ServerHome> {
  await makeFolder(dataDir);
  const near = join(await realpath(dataDir), 'postgres');
  const pointer = join(dataDir, pointerName);
  const noted = (await readFile(pointer, 'utf8').catch(() => '')).trim();
  if (noted) {
    log(`The database is in ${noted} (named by ${pointer}).`);
    await makeFolder(noted);
    if (process.getuid?.() === 0) await chmod(noted, 0o711);
    return { folder: noted, user: await chooseServerUser(join(noted, 'cluster')) };
  }

  const user = await chooseServerUser(join(near, 'cluster'));
  if (!user) {
    await makeFolder(near);
    return { folder: near, user };
  }
  if (await userPassesTest(user, ['-x', dirname(await realpath(dataDir))])) await letPass(dataDir);
  if (await userPassesTest(user, ['-x', dataDir])) {
    await makeFolder(near);
    await chmod(near, 0o711);
    return { folder: near, user };
  }

  const far = join(elsewhere, randomBytes(6).toString('hex'));
  await makeFolder(far);
  await chmod(far, 0o711);
  await writeFile(`${pointer}.draft`, `${far}\n`);
  await rename(`${pointer}.draft`, pointer);
  log(`PostgreSQL runs as ${user.name}, who cannot reach ${dataDir}: the database is in ${far}.`);
  return { folder: far, user };
}

/** Lets other users pass through (not list) a data folder of root's own; its parents are none of our business. */
async function letPass(dataDir: string): Promise<void> {
  const { uid, mode } = await stat(dataDir);
  if (uid === 0 && (mode & 0o001) === 0) await chmod(dataDir, (mode & 0o777) | 0o011);
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    const { uid } = await stat(folder);
    const me = process.getuid?.();
    if (me !== undefined && me !== 0 && uid !== me) {
      throw new StartError(`The data folder ${folder} belongs to another user (uid ${uid}).`);
    }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(
      `DATA_DIR: ${reason} Start as the user who owns it, or set DATA_DIR to a folder of your own.`,
      {
        cause,
      },
    );
  }
}
