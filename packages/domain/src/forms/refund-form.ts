import { NOTE_BOUNDS } from '../access/attention.ts';
import { isCleanText, tidyText } from '../contact/text.ts';
import {
  ERASURE_REASONS,
  type ErasureReason,
  REFUND_REASONS,
  type RefundReason,
} from '../desk/money-authority.ts';
import { parseAmount } from '../money.ts';
import { checkRequired } from './field.ts';
import { checkText } from './free-text.ts';
import type { RuleIssue } from './issue.ts';

export type RefundForm = { readonly amount: string; readonly reason: string; readonly note: string };

export const isRefundReason = (text: string): text is RefundReason =>
  (REFUND_REASONS as readonly string[]).includes(text);

/** Codes: `field.required`, `amount.invalid`. */
function checkAmount(field: string, typed: string): RuleIssue[] {
  const missing = checkRequired(field, typed);
  if (missing.length > 0) return missing;
  return (parseAmount(typed.trim()) ?? 0) > 0 ? [] : [{ field, code: 'amount.invalid' }];
}

export const isErasureReason = (text: string): text is ErasureReason =>
  (ERASURE_REASONS as readonly string[]).includes(text);

const checkNote = (note: string): RuleIssue[] =>
  checkText('note', note, { ...NOTE_BOUNDS, tidy: tidyText, isClean: isCleanText });

/** A reason of a list, with a note. Codes: `field.required`, `field.invalid`, and of the note `text.card_number` and the faults of a text. */
function checkSaid(
  { reason, note }: Pick<RefundForm, 'reason' | 'note'>,
  isReason: (text: string) => boolean,
): RuleIssue[] {
  const issues: RuleIssue[] = [];
  if (reason === '') issues.push({ field: 'reason', code: 'field.required' });
  else if (!isReason(reason)) issues.push({ field: 'reason', code: 'field.invalid' });
  const missing = checkRequired('note', note);
  issues.push(...(missing.length > 0 ? missing : checkNote(note)));
  return issues;
}

/** Codes: those of `checkAmount` and `checkSaid`. */
export const checkRefundForm = ({ amount, ...said }: RefundForm): RuleIssue[] => [
  ...checkAmount('amount', amount),
  ...checkSaid(said, isRefundReason),
];

/** Codes: those of `checkSaid`. */
export const checkErasureForm = (said: Pick<RefundForm, 'reason' | 'note'>): RuleIssue[] =>
  checkSaid(said, isErasureReason);

/** A limit as it is typed: an amount, or nothing for none of one's own; perhaps a note. Codes: `amount.invalid`, and those of a note. */
export function checkLimitForm({
  limit,
  note,
}: {
  readonly limit: string;
  readonly note: string;
}): RuleIssue[] {
  const typed = limit.trim();
  const isAmount = typed === '' || parseAmount(typed) !== null;
  return [
    ...(isAmount ? [] : [{ field: 'limit', code: 'amount.invalid' as const }]),
    ...(note.trim() === '' ? [] : checkNote(note)),
  ];
}
