import type { Language } from '../language.ts';

/** Texts that guests accept with a booking. */
export const TERMS_KINDS = ['terms', 'cancellation', 'disclaimer', 'privacy'] as const;

export type TermsKind = (typeof TERMS_KINDS)[number];

/** One version of a text of a property. */
export type TermsVersion = {
  readonly id: number;
  readonly propertyId: number;
  readonly kind: TermsKind;
  /** First civil day at the property on which it is in force. */
  readonly fromOn: string;
  /** Moment of writing, epoch milliseconds: no acceptance is older, whatever its first day is. */
  readonly writtenAt: number;
  readonly lines: Readonly<Record<Language, readonly string[]>>;
};

/** The versions of a property in force, one a kind at most. */
export function termsInForce(
  versions: readonly TermsVersion[],
  { propertyId, on, at }: { readonly propertyId: number; readonly on: string; readonly at: number },
): TermsVersion[] {
  const begun = versions.filter(
    (one) => one.propertyId === propertyId && one.fromOn <= on && one.writtenAt <= at,
  );
  return TERMS_KINDS.flatMap((kind) =>
    begun
      .filter((one) => one.kind === kind)
      .sort((a, b) => b.fromOn.localeCompare(a.fromOn) || b.id - a.id)
      .slice(0, 1),
  );
}

type Sheet = { readonly terms: readonly string[]; readonly policies: readonly string[] };

/** A text as a guest reads it. `termsId`: its version; null where only the service's sheet has a text of that kind. */
export type ShownTerms = {
  readonly kind: TermsKind;
  readonly termsId: number | null;
  readonly lines: readonly string[];
};

/** The guest's texts of each kind: the property's first, then the service sheet's own. Kinds without a text are left out. */
export function shownTerms(inForce: readonly TermsVersion[], sheet: Sheet, language: Language): ShownTerms[] {
  const ofSheet: Readonly<Record<TermsKind, readonly string[]>> = {
    terms: sheet.terms,
    cancellation: sheet.policies,
    disclaimer: [],
    privacy: [],
  };
  return TERMS_KINDS.flatMap((kind) => {
    const version = inForce.find((one) => one.kind === kind);
    const lines = [...(version?.lines[language] ?? []), ...ofSheet[kind]];
    return lines.length === 0 ? [] : [{ kind, termsId: version?.id ?? null, lines }];
  });
}

/** The same in the two lists of sheets and bookings. */
export function listsOf(shown: readonly ShownTerms[]): { terms: string[]; policies: string[] } {
  const of = (...kinds: readonly TermsKind[]) =>
    kinds.flatMap((kind) => shown.filter((one) => one.kind === kind).flatMap(({ lines }) => lines));
  return { terms: of('terms', 'disclaimer'), policies: of('cancellation', 'privacy') };
}
