import type { PhoneChannel } from '@traslado/domain/channels/channel';
import type { GuestNoticeKind } from '@traslado/domain/flight-watch/guest-notice';
import type { Language } from '@traslado/domain/language';
import type { MessageKind, MessageTexts } from '@traslado/domain/messages/message-kinds';
import type { WrittenPhoneText } from '@traslado/domain/messages/phone-texts';

/** Rows of texts and of their recipients. */

export type NotificationRecipient = {
  readonly id: number;
  readonly tag: string;
  readonly email: string;
  readonly status: number;
  /** Written by staff; the group's own list leaves it alone. */
  readonly isOfStaff: boolean;
};

/** Texts of mails by staff that are in force. */
export type MessageTemplateRow = {
  readonly kind: MessageKind;
  readonly language: Language;
  readonly texts: MessageTexts;
};

/** Texts of staff for phones that are in force. */
export type PhoneTextRow = WrittenPhoneText & {
  readonly kind: GuestNoticeKind;
  readonly channel: PhoneChannel;
  readonly language: Language;
};
