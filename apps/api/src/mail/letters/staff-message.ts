import type { Composition } from '../parts.ts';

/** A member of staff's own words to a guest. */
export const staffMessage = {
  kind: 'staff_message',
  compose({ subject, message }: { subject: string; message: string }): Composition {
    const paragraphs = message.split(/\n{2,}/);
    return {
      subject,
      preview: paragraphs[0]?.slice(0, 120) ?? '',
      headline: subject,
      parts: paragraphs.map((text) => ({ kind: 'paragraph', text })),
    };
  },
} as const;
