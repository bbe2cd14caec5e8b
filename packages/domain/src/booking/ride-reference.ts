/** A ride's reference in lists: six characters, perhaps with a gap in the middle. It opens nothing, so that it may stand beside a name. */
const REFERENCE = /^([A-Za-z0-9]{3})[\s‐‑–-]?([A-Za-z0-9]{3})$/;

/** Stored form of a typed reference: capitals, no gap, O read as 0, I and L as 1. Null for any other text. */
export function normaliseRideReference(typed: string): string | null {
  const [, first, second] = REFERENCE.exec(typed.length > 20 ? '' : typed.trim()) ?? [];
  if (first === undefined || second === undefined) return null;
  const reference = `${first}${second}`.toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
  return reference.includes('U') ? null : reference;
}
