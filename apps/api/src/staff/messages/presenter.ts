import type { CallAnswer } from '@traslado/contract/schemas';
import {
  MESSAGE_KINDS,
  type MessageKind,
  type MessageRules,
  type MessageText,
  type MessageTexts,
} from '@traslado/domain/messages/message-kinds';
import { wordingOf } from '../../letter/wording.ts';
import { writePart } from '../../mail/write-text.ts';
import type { Sample } from './find-sample.ts';

/** Placeholder texts of a kind, also where staff left one empty; with the required fields. */
function placesOf(kind: MessageKind): MessageTexts {
  const { required }: MessageRules = MESSAGE_KINDS[kind];
  const place = (text: MessageText): string =>
    ['·', ...(required[text] ?? []).map((field) => `{{${field}}}`)].join(' ');
  return {
    subject: place('subject'),
    preview_text: '',
    headline: '',
    body: place('body'),
    closing: place('closing'),
  };
}

/**
 * A message for the page where its texts are written: it fills the fields itself, as they are typed.
 * @param logo a PNG; null where the brand has none, or it could not be drawn
 */
export function presentSample(
  { kind, frame, values, compose }: Sample,
  logo: Uint8Array | null,
): CallAnswer<'sampleMessage'> {
  const t = wordingOf(frame.language);
  const { fields }: MessageRules = MESSAGE_KINDS[kind];
  const { parts } = compose({ [kind]: placesOf(kind) });
  // The page shows it where the text has its field.
  const shown = parts.filter((part) => part.kind !== 'button' || !('link' in values));
  return {
    values: Object.fromEntries(fields.map((field) => [field, values[field] ?? ''])),
    parts: shown.map((part) => {
      const text = part.kind === 'paragraph' ? (part.from ?? null) : null;
      return { text, lines: text ? [] : writePart(part, t).filter((line) => line !== '') };
    }),
    brand: frame.brand.name,
    logo: logo && `data:image/png;base64,${Buffer.from(logo).toString('base64')}`,
  };
}
