import { DEFAULT_TEXTS } from '@traslado/domain/messages/default-texts';
import { isMessageKind, type MessageTexts } from '@traslado/domain/messages/message-kinds';

/** Default text of a message; null until both are chosen. */
export function usualTexts(chosenKind: unknown, language: unknown): MessageTexts | null {
  const kind = String(chosenKind);
  if (!isMessageKind(kind) || (language !== 'en' && language !== 'es')) return null;
  return DEFAULT_TEXTS[kind][language];
}
