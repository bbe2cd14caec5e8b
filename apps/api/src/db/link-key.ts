import { randomBytes } from 'node:crypto';
import { hashOfToken } from './token-hash.ts';

/** The secret of a new link, 128 bits, and the form in which it is kept. */
export function makeLinkKey(): { readonly key: string; readonly hash: string } {
  const key = randomBytes(16).toString('base64url');
  return { key, hash: hashOfToken(key) };
}
