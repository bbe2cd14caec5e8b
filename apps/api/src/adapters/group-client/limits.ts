/** Time limits and repetitions of questions to the group's systems. Times in milliseconds. */
export type BackendLimits = {
  /** All tries of a call together, with the pauses between. */
  readonly totalMs: number;
  readonly tryMs: number;
  /** The one try of a call that changes something and is never repeated: cut short, it would only leave a doubt. */
  readonly deedMs: number;
  readonly connectTimeoutMs: number;
  readonly mostTries: number;
  /** Failed tries in a row that open the breaker. */
  readonly breakAfter: number;
  /** Time until one call is let through as a test. */
  readonly breakMs: number;
  /** The first pause before a repetition is at most this, the next twice as long, and so on. */
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
  /** Bytes of the longest answer that is read. */
  readonly mostBytes: number;
};

export const defaultLimits: BackendLimits = {
  totalMs: 6_000,
  tryMs: 2_500,
  deedMs: 12_000,
  connectTimeoutMs: 1_000,
  mostTries: 3,
  breakAfter: 5,
  breakMs: 10_000,
  firstPauseMs: 100,
  longestPauseMs: 1_000,
  mostBytes: 2 * 1024 * 1024,
};
