import { spawn } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { StartError } from '../../start-error.ts';

/** The system user PostgreSQL runs as; undefined means the user of this process. */
export type ServerUser = { uid: number; gid: number; name: string } | undefined;

/**
 * PostgreSQL refuses to run as root. An ordinary user runs it as himself; root runs it as the owner of the existing cluster (so that a user
 * added later does not lock us out), else as `postgres` when the machine has one, else as `nobody`. No user is ever added to the machine.
 *
 * @param clusterDir folder of the cluster, which need not exist yet
 */
export async function chooseServerUser(clusterDir: string): Promise<ServerUser> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(clusterDir).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid, name: `uid ${owner.uid}` };
  const users = await readUsers();
  const user = users.get('postgres') ?? users.get('nobody');
  if (!user) {
    throw new StartError(
      'DATABASE_URL: PostgreSQL does not run as root, and this machine has neither a user "postgres" nor "nobody". ' +
        'Start as an ordinary user, or set DATABASE_URL to a PostgreSQL server.',
    );
  }
  return user;
}

async function readUsers(): Promise<Map<string, { uid: number; gid: number; name: string }>> {
  const users = new Map<string, { uid: number; gid: number; name: string }>();
  const text = await readFile('/etc/passwd', 'utf8').catch(() => '');
  for (const line of text.split('\n')) {
    const [name, , uid, gid] = line.split(':');
    if (name && uid && gid) users.set(name, { name, uid: Number(uid), gid: Number(gid) });
  }
  return users;
}

/**
 * True if the server's user passes `test` with these arguments, e.g. `['-x', folder]`. Asking the system itself respects every parent
 * folder and access lists, which reading mode bits would not.
 */
export async function userPassesTest(
  user: ServerUser,
  ...conditions: [flag: string, path: string][]
): Promise<boolean> {
  for (const [flag, path] of conditions) {
    const passed = await new Promise<boolean>((resolve, reject) => {
      const child = spawn('/bin/sh', ['-c', 'test "$1" "$2"', 'sh', flag, path], {
        ...(user && { uid: user.uid, gid: user.gid }),
        cwd: '/',
        stdio: 'ignore',
      });
      child.once('error', reject);
      child.once('exit', (code) => resolve(code === 0));
    });
    if (!passed) return false;
  }
  return true;
}
