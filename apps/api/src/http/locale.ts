import type { Language } from '@traslado/domain/language';

/** Weight of a wish: its `q`, 1 without one, 0 when unreadable. */
function weightOf(wish: string): number {
  const q = /;\s*q\s*=\s*([\d.]+)/i.exec(wish)?.[1];
  return q === undefined ? 1 : Number(q) || 0;
}

/** Spanish when the strongest wish contains `es`, else English. Of equally strong ones the first counts, as browsers list them. */
export function languageOf(acceptLanguage: string | undefined): Language {
  let strongest = '';
  let most = 0;
  for (const wish of (acceptLanguage ?? '').slice(0, 200).split(',')) {
    const weight = weightOf(wish);
    if (weight > most) [strongest, most] = [wish, weight];
  }
  return /\bes\b/i.test(strongest) ? 'es' : 'en';
}
