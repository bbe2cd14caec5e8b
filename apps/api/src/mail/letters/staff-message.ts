import type { Composition } from '../parts.ts';

/** What somebody of staff writes to a guest, in their own words. */
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
