import type { Language } from '@traslado/domain/language';
import type { WrittenTexts } from '@traslado/domain/messages/message-kinds';
import type { LetterBrand } from '../letter/facts.ts';

/** All facts for the two letters about a visitor's question. */
export type MessageFacts = {
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  /** Confirmation number of the stay, null when there is none. */
  readonly folio: string | null;
  readonly airportName: string;
  readonly resort: {
    readonly code: string;
    readonly name: string;
    readonly phone: string;
    /** `HH:mm` at the resort. */
    readonly officeFrom: string;
    readonly officeTo: string;
  };
  /** Address that answers. */
  readonly replyTo: string;
  readonly brand: LetterBrand;
  /** The visitor's. */
  readonly language: Language;
  /** Of the resort's people, who read the question. `airportName` is in it too. */
  readonly staffLanguage: Language;
  /** Texts of staff, in each language. */
  readonly written?: Readonly<Record<Language, WrittenTexts>>;
};
