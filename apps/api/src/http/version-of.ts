import { Refused } from '../refused.ts';

/** Version of the header `If-Match`; null when it is absent or `*`. Codes: `field.invalid`. */
export function versionOf(ifMatch: string | undefined): number | null {
  if (ifMatch === undefined || ifMatch === '*') return null;
  if (!/^\d{1,9}$/.test(ifMatch)) throw new Refused('field.invalid', { field: 'If-Match' });
  return Number(ifMatch);
}
