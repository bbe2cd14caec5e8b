import { hash } from '@node-rs/argon2';

/** Argon2id, the library's own choice, as OWASP asks for it: 19 MiB, two passes; some 20 ms in a thread of its own. */
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hash of a password with a salt of its own, in the text form that names how it was made. Accents count as the same however they were typed. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), settings);
}
