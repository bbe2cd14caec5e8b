import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Seals values so that only our own processes can read them, and nobody can change them. */
export type Sealer = {
  /** @param bound the owner of the value; it opens only together with the same */
  readonly seal: (value: unknown, bound?: string) => string;
  /** The value, or null for anything that was not sealed here, for this purpose, and bound to this. */
  readonly open: (sealed: string, bound?: string) => unknown;
};

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/**
 * @param secret shared by every process of the product, at least 32 characters
 * @param purpose each has a key of its own, so that a value sealed for one opens nothing of another
 */
export function createSealer(secret: string, purpose: string): Sealer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `traslado ${purpose}`, 32));
  return {
    seal(value, bound = '') {
      const iv = randomBytes(ivBytes);
      const closing = createCipheriv(cipher, key, iv, { authTagLength: tagBytes }).setAAD(Buffer.from(bound));
      const text = Buffer.concat([closing.update(JSON.stringify(value), 'utf8'), closing.final()]);
      return Buffer.concat([iv, closing.getAuthTag(), text]).toString('base64url');
    },
    open(sealed, bound = '') {
      try {
        const bytes = Buffer.from(sealed, 'base64url');
        const [iv, tag] = [bytes.subarray(0, ivBytes), bytes.subarray(ivBytes, ivBytes + tagBytes)];
        const opening = createDecipheriv(cipher, key, iv, { authTagLength: tagBytes })
          .setAAD(Buffer.from(bound))
          .setAuthTag(tag);
        const text = Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]);
        return JSON.parse(text.toString('utf8'));
      } catch {
        return null;
      }
    },
  };
}
