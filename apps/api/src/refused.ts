import type { FieldCode, RefusalCode, SentenceCode } from '@traslado/contract/refusals';

/** A name as a refusal repeats it: without signs of markup, and marks that turn or hide what stands beside them. */
export const printable = (name: string): string => name.replace(/[<>\p{Cc}\p{Cf}]/gu, '');

/**
 * The refusal of a rule. Use cases throw it, which also rolls their transaction back; the HTTP room turns `code` into a status and a text
 * in the caller's language. It is not a defect and is not logged as one.
 */
export class Refused extends Error {
  /** Field of the request that is refused, `arrival.flight_time`. */
  readonly field: string | undefined;
  /** Places of the text. */
  readonly params: Readonly<Record<string, string | number>>;
  /** The server's calculation where the client's differs, in the names of the wire. */
  readonly expected: Readonly<Record<string, unknown>> | undefined;
  /** Seconds after which another try makes sense. */
  readonly retryAfterSeconds: number | undefined;
  /** Code of the sentence, if it is not the refusal's own. */
  readonly sentence: SentenceCode;
  /** Every field at fault, where there is more than one. */
  readonly issues: readonly FieldIssue[];

  constructor(
    readonly code: RefusalCode,
    more: {
      field?: string;
      params?: Readonly<Record<string, string | number>>;
      expected?: Readonly<Record<string, unknown>>;
      retryAfterSeconds?: number;
      sentence?: SentenceCode;
      issues?: readonly FieldIssue[];
    } = {},
  ) {
    super(code);
    this.field = more.field ?? more.issues?.[0]?.field;
    this.params = more.params ?? more.issues?.[0]?.params ?? {};
    this.expected = more.expected;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.sentence = more.sentence ?? more.issues?.[0]?.sentence ?? code;
    this.issues = more.issues ?? [];
  }
}

export type FieldIssue<Code extends FieldCode = FieldCode> = {
  readonly field: string;
  readonly code: Code;
  readonly params?: Readonly<Record<string, string | number>>;
  /** Code of the sentence, if it is not the issue's own. */
  readonly sentence?: SentenceCode;
};
