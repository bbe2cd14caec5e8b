import type { Note } from './tolerant/reading.ts';

/** Reasons for no usable answer. */
export type UnavailableReason =
  /** No connection: the request surely never left. */
  | 'connect'
  /** No answer in time. */
  | 'timeout'
  /** The line was cut before the answer was whole. */
  | 'cut'
  /** 429. */
  | 'busy'
  /** 5xx, 408 or 425. */
  | 'failed'
  /** Longer than the limit. */
  | 'too_large'
  /** Not JSON, or not as agreed; or a redirect, which is never followed: the token is for their host only. */
  | 'unreadable'
  /** Not asked: too many of the last calls failed. */
  | 'circuit_open'
  /** Their sign-in gives us no token, or they refuse its token. */
  | 'not_admitted';

export type Unavailable = {
  readonly kind: 'unavailable';
  readonly reason: UnavailableReason;
  /** False when the call surely had no effect. For calls with an effect this decides between "not done" and "unknown". */
  readonly mayHaveHappened: boolean;
  /** They answered, and the answer cannot be read: a matter of that record, not of the line. */
  readonly isAnswer?: true;
  /** They answered with a page for people or a redirect, as a sign-in does: no program of theirs took it. */
  readonly isPage?: true;
  /** Its unreadable places. */
  readonly odd?: readonly Note[];
  /** They asked for a pause of this length. */
  readonly retryAfterSeconds?: number;
};

/** They understood and refused (4xx). `code` and `detail` from a problem, `body` from any JSON, undefined for anything else. */
export type Rejected = {
  readonly kind: 'rejected';
  readonly status: number;
  readonly code: string | null;
  readonly detail: string | null;
  readonly body: unknown;
};

export type Answered<T> = { readonly kind: 'ok'; readonly status: number; readonly value: T };

/** The outcome of one call of a backend. Their faults are never thrown. */
export type Outcome<T> = Answered<T> | Rejected | Unavailable;

export const unavailable = (reason: UnavailableReason, mayHaveHappened: boolean): Unavailable => ({
  kind: 'unavailable',
  reason,
  mayHaveHappened,
});

/** No answer of theirs came: it may have happened. A page, a 429 or a 5xx is an answer, after which a mail is tried again. */
export const isSilence = ({ mayHaveHappened, reason, isPage, isAnswer }: Unavailable): boolean =>
  mayHaveHappened && reason !== 'failed' && reason !== 'busy' && !isPage && !isAnswer;
