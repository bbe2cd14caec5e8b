declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  /** Decrypts a body of `aes128gcm` (RFC 8188) with the keys of its browser (RFC 8291). */
  export function decrypt(
    body: Buffer,
    how: { readonly version: 'aes128gcm'; readonly privateKey: ECDH; readonly authSecret: string },
  ): Buffer;
}
