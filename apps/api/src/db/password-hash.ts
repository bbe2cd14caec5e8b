import { Refused } from '../refused.ts';
import { createWaitingLine } from '../waiting-line.ts';

/** Argon2id, the library's own choice, as OWASP asks for it: 19 MiB, two passes; some 20 ms in a thread of its own. */
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Two at once leave the other threads of the process free, however many sign in. */
const line = createWaitingLine({ atOnce: () => 2, mostWaiting: 100 });

async function inLine<T>(work: () => Promise<T>): Promise<T> {
  const done = await line.run('', work);
  if (!done) throw new Refused('server.busy', { retryAfterSeconds: 5 });
  return done.value;
}

/** Loaded with the first password: a guest's product never needs it. */
const library = () => import('@node-rs/argon2');

/** Hash of a password with a salt of its own, in the text form that names its method. Accents count as the same however they were typed. */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await library();
  return inLine(() => hash(password.normalize('NFC'), settings));
}

/** True if a hash was made of this password. Takes as long for a wrong one. Code: `server.busy`. */
export async function isHashOf(passwordHash: string, password: string): Promise<boolean> {
  const { verify } = await library();
  return inLine(() => verify(passwordHash, password.normalize('NFC')));
}
