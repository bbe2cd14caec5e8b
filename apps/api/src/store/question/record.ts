import type { Language } from '@traslado/domain/language';

/** A visitor's question as it is kept: checked, its texts tidied. */
export type ContactMessage = {
  readonly propertyId: number;
  readonly airportId: number;
  readonly folio: string | null;
  readonly name: string;
  readonly email: string;
  /** E.164. */
  readonly phone: string;
  readonly message: string;
  readonly language: Language;
};

/** The sender, for limits and repeated clicks. */
export type Sender = {
  /** Network of the client's address, or the stay of a guest who proved one. */
  readonly network: string;
  readonly mailbox: string;
  /** Key under which the same message is taken once; null without one. */
  readonly key: string | null;
  readonly bodyHash: string;
};
