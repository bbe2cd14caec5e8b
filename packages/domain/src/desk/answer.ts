import { MESSAGE_MAX, MESSAGE_MIN } from '../contact/bounds.ts';
import { isCleanLine, isCleanText, tidyLine, tidyText } from '../contact/text.ts';
import { checkText } from '../forms/free-text.ts';
import type { RuleIssue } from '../forms/issue.ts';
import { MESSAGE_KINDS, type MessageField } from '../messages/message-kinds.ts';
import { checkTemplate, fieldsIn, fillTemplate, type TemplateFault } from '../messages/template.ts';
import type { Instant } from '../time/instant.ts';

/** An answer to a guest as staff write it: words of their own, or a template's, with its fields. */
export type AnswerForm = { readonly subject: string; readonly message: string };

/** Values of an answer's fields; empty where nothing is known, so that the field cannot be used. */
export type AnswerValues = Readonly<Record<MessageField<'guest_answer'>, string>>;

/** A fault of the texts, or a field that would be empty in the letter. */
export type AnswerIssue = RuleIssue | (TemplateFault & { readonly field: string });

export const ANSWER_BOUNDS = {
  subject: { min: 3, max: 150 },
  message: { min: MESSAGE_MIN, max: MESSAGE_MAX },
} as const;

/** An answer is sent this long after it was written; until then its author takes it back. */
export const UNDO_MS = 10_000;

/** The instant until which an answer can be taken back; null once it has passed. */
export const undoUntil = (answeredAt: Instant, now: Instant): Instant | null =>
  answeredAt + UNDO_MS > now ? answeredAt + UNDO_MS : null;

const { fields } = MESSAGE_KINDS.guest_answer;
const isField = (name: string): name is MessageField<'guest_answer'> =>
  fields.some((field) => field === name);

/** A text to begin with, its fields filled. A field without a value stays, and so does one whose value reads as a field or markup. */
export function fillAnswer(text: string, values: AnswerValues): string {
  const isPlain = ([, value]: [string, string]) =>
    value.trim() !== '' && checkTemplate(value, { fields: [], required: [] }).length === 0;
  return fillTemplate(text, Object.fromEntries(Object.entries(values).filter(isPlain)));
}

/**
 * Everything that keeps an answer from being sent. Codes: those of `checkText` and `checkTemplate`, and `answer.field_empty` for a field without a
 * value for this message.
 */
export function checkAnswer(form: AnswerForm, values: AnswerValues): AnswerIssue[] {
  const ways = {
    subject: { tidy: tidyLine, isClean: isCleanLine },
    message: { tidy: tidyText, isClean: isCleanText },
  };
  return (['subject', 'message'] as const).flatMap((field): AnswerIssue[] => {
    const text = form[field];
    const wrong = checkText(field, text, { ...ANSWER_BOUNDS[field], ...ways[field] });
    if (wrong.length > 0) return wrong;
    const faults = checkTemplate(text, { fields, required: [] });
    if (faults.length > 0) return faults.map((fault) => ({ field, ...fault }));
    const empty = fieldsIn(text).find((name) => isField(name) && values[name].trim() === '');
    return empty ? [{ field, code: 'answer.field_empty', params: { name: empty } }] : [];
  });
}
