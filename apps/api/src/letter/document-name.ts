import type { LetterFacts } from './facts.ts';

/** Name under which a guest finds the file again: `transfer-K7QXW2MDPR.pdf`. Plain signs only, for every booking. */
export function documentName(
  { coupon, language }: Pick<LetterFacts, 'coupon' | 'language'>,
  ending: 'pdf' | 'ics' | 'canceled.ics',
): string {
  const word = language === 'es' ? 'traslado' : 'transfer';
  return `${word}-${coupon.file_id}.${ending}`;
}
