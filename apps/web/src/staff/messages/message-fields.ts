import {
  isMessageKind,
  MESSAGE_KINDS,
  type MessageField,
  type MessageRules,
  type MessageText,
} from '@traslado/domain/messages/message-kinds';
import { isPhoneTextKind, PHONE_TEXTS, type PhoneField } from '@traslado/domain/messages/phone-texts';

export type AnyField = MessageField | PhoneField;

/** The fields that the texts of a kind can have; none until a kind is chosen. */
export function fieldsOf(kind: string): readonly AnyField[] {
  if (isMessageKind(kind)) return MESSAGE_KINDS[kind].fields;
  return isPhoneTextKind(kind) ? PHONE_TEXTS[kind].fields : [];
}

/** The text that a field is added to: its own, else the last edited one, else the opening. */
export function textFor(kind: string, field: string, last: MessageText | null): MessageText {
  const { only }: Partial<MessageRules> = isMessageKind(kind) ? MESSAGE_KINDS[kind] : {};
  return only?.[field] ?? last ?? 'body';
}

/** A text with a field in place of what is selected in it, and the caret behind the field. */
export function withField(
  text: string,
  field: AnyField,
  [from, to]: readonly [from: number, to: number],
): { readonly text: string; readonly caret: number } {
  const written = `{{${field}}}`;
  return { text: text.slice(0, from) + written + text.slice(to), caret: from + written.length };
}
