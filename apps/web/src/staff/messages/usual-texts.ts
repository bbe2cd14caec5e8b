import { PHONE_CHANNELS } from '@traslado/domain/channels/channel';
import { LANGUAGES } from '@traslado/domain/language';
import { DEFAULT_TEXTS } from '@traslado/domain/messages/default-texts';
import { isMessageKind, MESSAGE_TEXTS, type MessageTexts } from '@traslado/domain/messages/message-kinds';
import { isPhoneTextKind, PHONE_TEXT_KINDS, usualPhoneText } from '@traslado/domain/messages/phone-texts';

/** Values of a form that choose a message. */
export type ChosenMessage = Readonly<Record<'channel' | 'kind' | 'language', unknown>>;

export const NO_TEXTS: MessageTexts = { subject: '', preview_text: '', headline: '', body: '', closing: '' };

/** Default text of a message; null until all is chosen. */
export function usualTexts({ channel, kind: chosen, language }: ChosenMessage): MessageTexts | null {
  const kind = String(chosen);
  if (language !== 'en' && language !== 'es') return null;
  if (channel === 'mail') return isMessageKind(kind) ? DEFAULT_TEXTS[kind][language] : null;
  if (!isPhoneTextKind(kind) || (channel !== 'sms' && channel !== 'whatsapp')) return null;
  return { ...NO_TEXTS, body: usualPhoneText(kind, channel, language) };
}

/** True for texts that are not those of one of the defaults. */
export function isOwnText(texts: Readonly<Record<string, unknown>>): boolean {
  const usual = [
    ...Object.values(DEFAULT_TEXTS).flatMap(({ en, es }) => [en, es]),
    ...LANGUAGES.flatMap((language) =>
      PHONE_CHANNELS.flatMap((channel) =>
        PHONE_TEXT_KINDS.map((kind) => ({ ...NO_TEXTS, body: usualPhoneText(kind, channel, language) })),
      ),
    ),
  ];
  return MESSAGE_TEXTS.some((text) => texts[text] !== '' && !usual.some((one) => one[text] === texts[text]));
}
