import { MESSAGE_KIND_NAMES, MESSAGE_TEXTS } from '@traslado/domain/messages/message-kinds';
import { PHONE_TEXT_KINDS } from '@traslado/domain/messages/phone-texts';
import { type ChosenMessage, isOwnText, NO_TEXTS, usualTexts } from './usual-texts.ts';

type Typed = Readonly<Record<string, unknown>>;

/** The messages that a channel carries. */
export const kindsOf = (channel: unknown): readonly string[] =>
  channel === 'mail' ? MESSAGE_KIND_NAMES : PHONE_TEXT_KINDS;

/**
 * The other values that a choice of channel, message or language sets: the default texts of the choice, unless somebody wrote their own, and no message
 * that the channel does not carry.
 */
export function beginMessage(
  typed: Typed,
  name: keyof ChosenMessage,
  value: string,
): Readonly<Record<string, string>> {
  const { channel, kind, language } = { ...typed, [name]: value } as Typed & ChosenMessage;
  const isOfChannel = kindsOf(channel).includes(String(kind));
  const chosen: Readonly<Record<string, string>> = isOfChannel ? {} : { kind: '' };
  if (isOwnText(typed)) return chosen;
  const texts = usualTexts({ channel, kind, language }) ?? (isOfChannel ? null : NO_TEXTS);
  if (!texts) return chosen;
  return { ...chosen, ...Object.fromEntries(MESSAGE_TEXTS.map((text) => [text, texts[text]])) };
}
