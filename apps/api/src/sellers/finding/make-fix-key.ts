import { makeLinkKey } from '../../db/link-key.ts';

/**
 * A new address that opens a correction link, and the hash of its key. The key stands behind the `#`: no server and no log sees that part
 * of an address.
 */
export function makeKey(publicUrl: string): { readonly href: string; readonly hash: string } {
  const { key, hash } = makeLinkKey();
  return { href: new URL(`/fix#link=${key}`, publicUrl).href, hash };
}
