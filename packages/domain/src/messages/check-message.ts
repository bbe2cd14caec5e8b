import { PHONE_CHANNELS } from '../channels/channel.ts';
import type { Issue } from '../forms/issue.ts';
import type { Language } from '../language.ts';
import { faultsIn, isMessageKind, type MessageTexts } from './message-kinds.ts';
import { faultsOfPhoneText, isPhoneTextKind, PHONE_TEXT_CODES } from './phone-texts.ts';
import { TEMPLATE_CODES } from './template.ts';

/** Channels whose texts staff can write. */
export const MESSAGE_CHANNELS = ['mail', ...PHONE_CHANNELS] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

export const MESSAGE_CODES = [
  ...TEMPLATE_CODES,
  ...PHONE_TEXT_CODES,
  'message_template.other_channel',
  'message_template.text_missing',
  'message_template.only_mail',
  'message_template.only_whatsapp',
] as const;

type Message = MessageTexts & {
  readonly channel: MessageChannel;
  readonly kind: string;
  readonly language: Language;
  readonly content_number: string;
};
type MessageIssue = Issue<(typeof MESSAGE_CODES)[number]>;

/** Texts that a mail has to have. */
const OF_MAIL = ['subject', 'headline'] as const;
/** Texts that no phone shows. */
export const ONLY_MAIL = ['subject', 'preview_text', 'headline', 'closing'] as const;

/** Issues of the texts of a message; none where it can be sent on its channel. */
export function checkMessage(message: Message): MessageIssue[] {
  const { channel, kind, language, body, content_number: number } = message;
  const numberIssues: MessageIssue[] =
    channel !== 'whatsapp' && number !== ''
      ? [{ field: 'content_number', code: 'message_template.only_whatsapp' }]
      : [];
  if (channel === 'mail' ? !isMessageKind(kind) : !isPhoneTextKind(kind))
    return [{ field: 'kind', code: 'message_template.other_channel' }];
  if (isMessageKind(kind)) return [...numberIssues, ...missing(OF_MAIL, message), ...faultsIn(kind, message)];
  const faults =
    channel !== 'mail' && isPhoneTextKind(kind) && body !== ''
      ? faultsOfPhoneText(kind, channel, language, body).map((fault) => ({ field: 'body', ...fault }))
      : [];
  return [
    ...numberIssues,
    ...ONLY_MAIL.filter((field) => message[field] !== '').map(
      (field) => ({ field, code: 'message_template.only_mail' }) as const,
    ),
    ...missing(['body'], message),
    ...faults,
  ];
}

const missing = (fields: readonly (keyof MessageTexts)[], texts: MessageTexts): MessageIssue[] =>
  fields
    .filter((field) => texts[field] === '')
    .map((field) => ({ field, code: 'message_template.text_missing' }));
