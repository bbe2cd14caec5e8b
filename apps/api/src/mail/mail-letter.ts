import { type LetterFacts, logoOf, type SentLetterFacts } from '../letter/facts.ts';
import { headerLine } from '../ports/mailbox.ts';
import type { Composition, LetterFrame, WrittenLetter } from './parts.ts';
import { writeHtml } from './write-html.ts';
import { writeText } from './write-text.ts';

/** One kind of letter: a file of its own with subject, preview and all its texts, in every language. Pure. */
export type MailLetter = {
  /** Stable name; part of the Message-ID. */
  readonly kind: string;
  /** The PDF letter and the calendar file go along. */
  readonly withDocuments: boolean;
  readonly compose: (facts: SentLetterFacts) => Composition;
  /** Values of the fields in its texts. */
  readonly valuesOf: (facts: LetterFacts) => Readonly<Record<string, string>>;
};

export function writeLetter(letter: MailLetter, facts: SentLetterFacts): WrittenLetter {
  const { brand, language, coupon } = facts;
  return writeComposition(letter.compose(facts), { brand, language, phone: coupon.phone });
}

/** Sets a letter for both kinds of reader; no line break gets out of its subject. */
export function writeComposition(composition: Composition, frame: LetterFrame): WrittenLetter {
  return {
    subject: headerLine(composition.subject),
    preview: headerLine(composition.preview),
    text: writeText(composition, frame),
    html: writeHtml(composition, frame),
    logo: logoOf(frame.brand),
    unusable: composition.unusable ?? null,
  };
}
