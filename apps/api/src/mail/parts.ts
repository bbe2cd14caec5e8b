import type { Language } from '../http/locale.ts';
import type { Row } from '../letter/booking-words.ts';
import type { LetterBrand } from '../letter/facts.ts';
import type { RideWords } from '../letter/ride.ts';

/**
 * What a letter is made of. A letter names its parts once; the HTML and the text are both made of them, so that neither can say what the
 * other does not.
 */
export type Part =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** A number to be read out or typed. */
  | { readonly kind: 'number'; readonly label: string; readonly value: string; readonly detail: string }
  | { readonly kind: 'ride'; readonly ride: RideWords }
  /** What costs how much: labels with amounts, which are never broken. */
  | {
      readonly kind: 'rows';
      readonly title: string;
      readonly rows: readonly Row[];
      /** What they come to, below a line; the first of them stands out. */
      readonly totals?: readonly Row[];
    }
  /** Labels with words: the two are too long to stand beside each other. */
  | { readonly kind: 'entries'; readonly title: string; readonly rows: readonly Row[] }
  /** A person's own words, line breaks kept. */
  | { readonly kind: 'note'; readonly title: string; readonly text: string }
  | { readonly kind: 'points'; readonly title: string; readonly items: readonly string[] }
  | { readonly kind: 'button'; readonly label: string; readonly href: string };

/** A letter in one language, before it is set. */
export type Composition = {
  readonly subject: string;
  /** What a mailbox shows beside the subject. */
  readonly preview: string;
  readonly headline: string;
  readonly parts: readonly Part[];
};

/** What every letter needs around its parts: the brand, the language and the phone to call. */
export type LetterFrame = {
  readonly brand: LetterBrand;
  readonly language: Language;
  readonly phone: string;
};

/** A letter ready to be sent. */
export type WrittenLetter = {
  readonly subject: string;
  readonly preview: string;
  readonly text: string;
  readonly html: string;
};
