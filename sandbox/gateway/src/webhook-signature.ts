import { createHmac, timingSafeEqual } from 'node:crypto';

/** Header that carries the signature of a webhook: `t=<epoch seconds>,v1=<hex HMAC-SHA256 of "t.body">`. */
export const SIGNATURE_HEADER = 'x-sandbox-signature';

const MAX_HEADER_LENGTH = 1_000;

function hmac(secret: string, atSeconds: number, body: string | Buffer): Buffer {
  return createHmac('sha256', secret).update(`${atSeconds}.`).update(body).digest();
}

/** Signs a body for the second it is sent in. The time is under the signature, so an old request cannot be passed off as new. */
export function signWebhook(secret: string, body: string | Buffer, nowMs: number): string {
  const atSeconds = Math.floor(nowMs / 1_000);
  return `t=${atSeconds},v1=${hmac(secret, atSeconds, body).toString('hex')}`;
}

export type SignatureCheck = 'ok' | 'no_signature' | 'bad_signature' | 'stale';

/**
 * Checks a signature over the bytes as received. Several `v1` may be given (a secret being changed); one must match. The HMAC is checked
 * before the age, so that only the holder of the secret learns that its clock is off.
 */
export function verifyWebhook(options: {
  secrets: readonly string[];
  header: string | undefined;
  rawBody: Buffer;
  nowMs: number;
  toleranceSeconds: number;
}): SignatureCheck {
  const { header, nowMs, toleranceSeconds } = options;
  if (header === undefined || header === '') return 'no_signature';
  if (header.length > MAX_HEADER_LENGTH) return 'bad_signature';
  const parts = header.split(',').map((part) => part.trim());
  const at = parts.find((part) => part.startsWith('t='))?.slice(2) ?? '';
  if (!/^\d{1,12}$/.test(at)) return 'bad_signature';
  const atSeconds = Number(at);
  const given = parts
    .filter((part) => /^v1=[0-9a-f]{64}$/.test(part))
    .map((part) => Buffer.from(part.slice(3), 'hex'));
  const genuine = options.secrets.some((secret) => {
    const expected = hmac(secret, atSeconds, options.rawBody);
    return given.some((candidate) => timingSafeEqual(candidate, expected));
  });
  if (!genuine) return 'bad_signature';
  return Math.abs(nowMs / 1_000 - atSeconds) > toleranceSeconds ? 'stale' : 'ok';
}
