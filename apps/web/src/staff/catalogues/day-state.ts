import type { Definition, Facts } from '@traslado/domain/catalogues/definition';

/** The day on which a row comes into force, or on which it ended; null for a row in force, inactive, or without days. */
export function dayState(
  { validity }: Pick<Definition, 'validity'>,
  facts: Facts,
  today: string,
): { readonly is: 'coming' | 'over'; readonly day: string } | null {
  if (!validity || facts.active === false) return null;
  const [from, to] = validity.map((name) => facts[name]);
  if (typeof from === 'string' && from > today) return { is: 'coming', day: from };
  return typeof to === 'string' && to !== '' && to < today ? { is: 'over', day: to } : null;
}
