/** Argon2id, the library's own choice, as OWASP asks for it: 19 MiB, two passes; some 20 ms in a thread of its own. */
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Loaded with the first password: a guest's product never needs it. */
const library = () => import('@node-rs/argon2');

/** Hash of a password with a salt of its own, in the text form that names how it was made. Accents count as the same however they were typed. */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await library();
  return hash(password.normalize('NFC'), settings);
}

/** Whether a hash was made of this password. Takes as long for a wrong one. */
export async function isHashOf(passwordHash: string, password: string): Promise<boolean> {
  const { verify } = await library();
  return verify(passwordHash, password.normalize('NFC'));
}
