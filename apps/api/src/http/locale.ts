export type Language = 'en' | 'es';

/** Spanish when the first wish contains `es`, else English. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const first = acceptLanguage?.split(',')[0] ?? '';
  return /\bes\b/i.test(first) ? 'es' : 'en';
}
