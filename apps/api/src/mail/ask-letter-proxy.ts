import { GiveUp, PutOff } from '../jobs/worker.ts';
import type { LetterAsked, LetterProxy } from '../ports/letter-proxy.ts';
import { type HandOvers, nextStep, unansweredPauseMs } from './hand-over.ts';

/** The group's own sending of letters, and our notes of the requests to it. */
export type ProxyLetters = {
  readonly proxy: LetterProxy;
  /** @throws when another process has asked since the request was read */
  readonly markHandedOver: (asked: AskedLetter, now: number) => Promise<void>;
  /** Takes the note back: an answer came, or nothing was sent. */
  readonly takeHandOverBack: (requestId: number) => Promise<void>;
  readonly leaveToStaff: (asked: AskedLetter, detail: string, now: number) => Promise<void>;
};

export type AskedLetter = HandOvers & { readonly requestId: number; readonly couponId: number };

/** Asks for one letter. A request without an answer is repeated once at most, after a rest: it is theirs to recognize our key. */
export async function askLetterProxy(
  { proxy, markHandedOver, takeHandOverBack, leaveToStaff }: ProxyLetters,
  asked: AskedLetter,
  letter: Omit<LetterAsked, 'key'>,
  now: number,
): Promise<void> {
  const step = nextStep(asked, now, unansweredPauseMs);
  const unknownEnd = 'the proxy was asked, and no answer came';
  if (step.kind === 'wait') throw new PutOff(step.ms, unknownEnd);
  if (step.kind === 'leave_to_staff') return leaveToStaff(asked, unknownEnd, now);
  await markHandedOver(asked, now);
  const outcome = await proxy.send({ ...letter, key: `letter-${asked.requestId}` });
  if (outcome.kind === 'accepted') return;
  if (outcome.kind === 'unknown') {
    const after = nextStep({ unanswered: asked.unanswered + 1, handedOverAt: null }, now, unansweredPauseMs);
    if (after.kind === 'leave_to_staff') return leaveToStaff(asked, outcome.detail, now);
    throw new PutOff(unansweredPauseMs, outcome.detail);
  }
  await takeHandOverBack(asked.requestId);
  throw outcome.kind === 'rejected' ? new GiveUp(outcome.detail) : new Error(outcome.detail);
}
