/** A key that belongs to one body: the same body asked again is asked under the same key. */
export type IdempotencyKey = { readonly key: string; readonly fingerprint: string };

/** The same text for the same value, whatever the order of its keys. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`).join(',')}}`;
}

/** 53-bit fingerprint of a body (cyrb53): the draft remembers a sent body without storing it a second time. */
export function fingerprintOf(body: unknown): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (const letter of canonical(body)) {
    const code = letter.codePointAt(0) ?? 0;
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
}

/**
 * The key for sending a body: the stored one while the body is the same, so that a reload or a second click asks for the same booking; a new one from
 * `newKey` when anything changed, because the server refuses another body under an old key.
 */
export function idempotencyKeyFor(
  body: unknown,
  kept: IdempotencyKey | null,
  newKey: () => string,
): IdempotencyKey {
  const fingerprint = fingerprintOf(body);
  return kept?.fingerprint === fingerprint ? kept : { key: newKey(), fingerprint };
}
