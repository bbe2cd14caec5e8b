import type { Language } from '@traslado/domain/language';
import type { MessageKind, MessageTexts } from '@traslado/domain/messages/message-kinds';

/** Rows of texts and of their recipients. */

export type NotificationRecipient = {
  readonly id: number;
  readonly tag: string;
  readonly email: string;
  readonly status: number;
  /** Written by staff; the group's own list leaves it alone. */
  readonly isOfStaff: boolean;
};

/** Texts of staff that are in force. */
export type MessageTemplateRow = {
  readonly kind: MessageKind;
  readonly language: Language;
  readonly texts: MessageTexts;
};
