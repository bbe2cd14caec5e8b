/** Failures of getting a connection: the request was surely not sent. */
const NEVER_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'ERR_TLS_CERT_ALTNAME_INVALID',
]);

/** True when the error, or one that caused it, shows that the request never left. */
export function wasNeverSent(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 5) return false;
  if ('code' in error && typeof error.code === 'string' && NEVER_SENT.has(error.code)) return true;
  if (error instanceof AggregateError && error.errors.length > 0) {
    return error.errors.every((inner) => wasNeverSent(inner, depth + 1));
  }
  if ('detail' in error && wasNeverSent(error.detail, depth + 1)) return true;
  return wasNeverSent(error.cause, depth + 1);
}
