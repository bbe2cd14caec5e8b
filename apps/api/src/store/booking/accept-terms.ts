import { createHash } from 'node:crypto';
import type { ShownTerms } from '@traslado/domain/booking/terms';

/** A text that a guest accepts. Its version is its own hash: the same lines are the same version, from any author. */
export type AcceptedTerms = ShownTerms & { readonly version: string };

/** Accepted terms as rows of JSON: `kind`, `terms`, `version`, `lines`. */
export const acceptedRows = (terms: readonly AcceptedTerms[]): string =>
  JSON.stringify(
    terms.map(({ kind, termsId, version, lines }) => ({ kind, terms: termsId, version, lines })),
  );

export const acceptTerms = (shown: readonly ShownTerms[]): AcceptedTerms[] =>
  shown.map((one) => ({
    version: createHash('sha256').update(JSON.stringify(one.lines)).digest('hex').slice(0, 32),
    ...one,
  }));
