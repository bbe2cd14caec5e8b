import type { WriteOutcome } from './write-outcome.ts';

type Words = {
  readonly gone: string;
  /** By the code of the refusal. */
  readonly refusals: Readonly<Record<string, string>>;
  /** Any other failure. */
  readonly failed: string;
};

/** The reason why a row was not written, in a sentence. */
export function failureWords(
  outcome: Exclude<WriteOutcome<unknown>, { kind: 'saved' }>,
  { gone, refusals, failed }: Words,
): string {
  if (outcome.kind === 'gone') return gone;
  return (outcome.kind === 'refused' && refusals[outcome.code]) || failed;
}
