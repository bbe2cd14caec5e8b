import type { Language } from '@traslado/domain/language';

const subjects = {
  confirmation: { en: 'Your airport transportation', es: 'Tu transporte al aeropuerto' },
  change: { en: 'Your booking was changed', es: 'Tu reservación cambió' },
  cancellation: { en: 'Your booking was cancelled', es: 'Tu reservación se canceló' },
  refund: { en: 'Your refund', es: 'Tu reembolso' },
} as const;

export type LetterKind = keyof typeof subjects;

/** Number and words of a letter that a guest of the demo has had. The Message-ID carries the edition, as those of real letters do. */
export function letterFacts(
  code: string,
  kind: LetterKind,
  { language, edition }: { readonly language: Language; readonly edition: string },
) {
  const subject = subjects[kind][language];
  return {
    message_id: `<${code}.${kind}.${edition}.demo@traslado.example>`.toLowerCase(),
    kind,
    language,
    subject: `${subject} ${code}`,
    body_text: `${subject}: ${code}.`,
    body_html: `<p>${subject}: ${code}.</p>`,
  };
}
