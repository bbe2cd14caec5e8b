import type { Language } from '@traslado/domain/language';

/** The group's own sending of a confirmation letter, where it does that instead of us. */

export type LetterAsked = {
  /** The booking number. */
  readonly couponCode: string;
  readonly email: string;
  readonly language: Language;
  /** The same for every try of one request, so that they can send it once. */
  readonly key: string;
};

export type LetterOutcome =
  | { readonly kind: 'accepted' }
  /** They will not send it, ever. */
  | { readonly kind: 'rejected'; readonly detail: string }
  /** Surely not accepted, for now: to be asked again with the same key. */
  | { readonly kind: 'unavailable'; readonly detail: string }
  /** Asked, and no answer came: they may send it. */
  | { readonly kind: 'unknown'; readonly detail: string };

export type LetterProxy = { readonly send: (letter: LetterAsked) => Promise<LetterOutcome> };
