/**
 * The mailer port: the product hands over a written mail. One recipient a mail, so that one refused address never decides over another, and
 * recipients do not see each other. Never called inside a database transaction.
 */

export type Mailbox = { readonly name: string; readonly address: string };

export type MailAttachment = {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Uint8Array;
  /** Of an image in the letter itself; it is not offered as a file. */
  readonly contentId?: string;
};

export type OutgoingMail = {
  /** With its angle brackets. The same mail keeps it through every try, so that a duplicate shows. */
  readonly messageId: string;
  readonly from: Mailbox;
  readonly to: Mailbox;
  /** One line, of any characters. */
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly language: string;
  readonly attachments: readonly MailAttachment[];
};

export type MailOutcome =
  /** A mail server has taken the responsibility for it. */
  | { readonly kind: 'accepted' }
  /** There is no mail server: it stays in the database, to be read there. */
  | { readonly kind: 'kept' }
  /** Final: this mail or this recipient will never be accepted. Trying again changes nothing. */
  | { readonly kind: 'rejected'; readonly detail: string }
  /** Surely not accepted, for now: try again later. */
  | { readonly kind: 'unavailable'; readonly detail: string }
  /** Handed over whole, and no answer came: it may arrive. */
  | { readonly kind: 'unknown'; readonly detail: string };

/** Called once everything but the end of a mail is sent. The mail server cannot take the mail before this is done, and never when it throws. */
export type BeforeHandOver = () => Promise<void>;

export type Mailer = {
  readonly name: 'smtp' | 'email-service' | 'kept';
  readonly send: (mail: OutgoingMail, beforeHandOver: BeforeHandOver) => Promise<MailOutcome>;
  /** Ends open connections. */
  readonly close: () => Promise<void>;
};
