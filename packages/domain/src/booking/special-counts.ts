import type { SpecialItem, SpecialKind } from './special-items.ts';

/** Numbers of a form, by kind. Apart from the rules: a page holds them before it needs those. */
export type SpecialCounts = Readonly<Partial<Record<SpecialKind, number>>>;

/** The items of a form's numbers. */
export const itemsOfCounts = (counts: SpecialCounts): SpecialItem[] =>
  (Object.keys(counts) as SpecialKind[]).flatMap((kind) => {
    const count = counts[kind] ?? 0;
    return count > 0 ? [{ kind, count }] : [];
  });

/** The numbers of a form that begins with these items. */
export const countsOfItems = (items: readonly SpecialItem[]): SpecialCounts =>
  Object.fromEntries(items.map(({ kind, count }) => [kind, count]));
