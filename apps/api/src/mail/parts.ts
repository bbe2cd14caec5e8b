import type { LetterLogo } from '@traslado/domain/brand/logo-ground';
import type { Language } from '@traslado/domain/language';
import type { MessageKind, MessageTexts } from '@traslado/domain/messages/message-kinds';
import type { Row } from '../letter/booking-words.ts';
import type { LetterBrand } from '../letter/facts.ts';
import type { SaidTexts } from '../letter/message-texts.ts';
import type { RideWords } from '../letter/ride.ts';

/** The parts of a letter. A letter names its parts once; the HTML and the text are both made of them, so that their contents are equal. */
export type Part =
  | {
      readonly kind: 'paragraph';
      readonly text: string;
      /** Its origin in the texts that staff can write. */
      readonly from?: 'body' | 'closing';
    }
  /** A number to be read out or typed. */
  | { readonly kind: 'number'; readonly label: string; readonly value: string; readonly detail: string }
  | { readonly kind: 'ride'; readonly ride: RideWords }
  /** Prices: labels with amounts, which are never broken. */
  | {
      readonly kind: 'rows';
      readonly title: string;
      readonly rows: readonly Row[];
      /** Their totals, below a line; the first of them stands out. */
      readonly totals?: readonly Row[];
    }
  /** Labels with words: the two are too long to stand beside each other. */
  | { readonly kind: 'entries'; readonly title: string; readonly rows: readonly Row[] }
  /** A person's own words, line breaks kept. */
  | { readonly kind: 'note'; readonly title: string; readonly text: string }
  | { readonly kind: 'points'; readonly title: string; readonly items: readonly string[] }
  | { readonly kind: 'button'; readonly label: string; readonly href: string };

/** The texts of a message as parts; an empty one is left out. */
export const bodyOf = ({ body }: MessageTexts): Part[] => textPart(body, 'body');
export const closingOf = ({ closing }: MessageTexts): Part[] => textPart(closing, 'closing');

const textPart = (text: string, from: 'body' | 'closing'): Part[] =>
  text === '' ? [] : [{ kind: 'paragraph', text, from }];

/** A letter in one language, before it is set. */
export type Composition = {
  readonly subject: string;
  /** A mailbox shows it beside the subject. */
  readonly preview: string;
  readonly headline: string;
  readonly parts: readonly Part[];
  /** The kind with unsendable texts of staff: the default is sent, and they are alerted. */
  readonly unusable?: MessageKind | null;
};

/** A letter with texts that staff can write. */
export const composed = (texts: SaidTexts, parts: readonly Part[]): Composition => ({
  subject: texts.subject,
  preview: texts.preview_text,
  headline: texts.headline,
  parts,
  unusable: texts.unusable,
});

/** The frame around the parts of every letter: the brand, the language and the phone to call. */
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
  /** Shows the logo by its Content-ID. */
  readonly html: string;
  /** The logo in the mail; null where its brand has none. */
  readonly logo?: LetterLogo | null;
  /** The kind whose text of staff could not be sent. */
  readonly unusable?: MessageKind | null;
};
