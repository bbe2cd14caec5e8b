import { DEFAULT_TEXTS } from '@traslado/domain/messages/default-texts';
import { isMessageKind, type MessageTexts } from '@traslado/domain/messages/message-kinds';

/** What a message says where staff write nothing; null until both are chosen. */
export function usualTexts(chosenKind: unknown, language: unknown): MessageTexts | null {
  const kind = String(chosenKind);
  if (!isMessageKind(kind) || (language !== 'en' && language !== 'es')) return null;
  return DEFAULT_TEXTS[kind][language];
}
