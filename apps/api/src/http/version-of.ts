/** No version has this number, so it changes nothing: versions count from 1. */
const none = 0;

/**
 * Version of the header `If-Match`, as we print it or quoted; null when it is absent or `*`. Any other text is no version that we have, so
 * it is answered like a stale one.
 */
export function versionOf(ifMatch: string | undefined): number | null {
  const seen = ifMatch?.trim();
  if (seen === undefined || seen === '*') return null;
  const version = /^(?:W\/)?("?)(\d{1,9})\1$/.exec(seen)?.[2];
  return version === undefined ? none : Number(version);
}
