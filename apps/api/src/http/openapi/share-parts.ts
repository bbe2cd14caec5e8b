/** The place of a part that stands once in the document. */
type Reference = { readonly $ref: string };

type Part<T> = {
  readonly part: T;
  /** Names for it as a component; the first one that is free is taken. The last one is no other part's. */
  readonly names: readonly [string, ...string[]];
};

/**
 * Parts that occur more than once become components.
 * @returns `of` gives a part or the reference to it
 */
export function shareParts<T extends object>(kind: 'parameters' | 'responses', parts: readonly Part<T>[]) {
  const times = new Map<string, number>();
  for (const { part } of parts) {
    const text = JSON.stringify(part);
    times.set(text, (times.get(text) ?? 0) + 1);
  }
  const components: Record<string, T> = {};
  const places = new Map<string, string>();
  const timesOf = ({ part }: Part<T>): number => times.get(JSON.stringify(part)) ?? 0;
  // The shortest name is the commonest part's.
  for (const { part, names } of parts.toSorted((one, other) => timesOf(other) - timesOf(one))) {
    const text = JSON.stringify(part);
    const name = names.find((one) => !Object.hasOwn(components, one));
    if (times.get(text) === 1 || places.has(text) || name === undefined) continue;
    components[name] = part;
    places.set(text, `#/components/${kind}/${name}`);
  }
  const of = (part: T): T | Reference => {
    const $ref = places.get(JSON.stringify(part));
    return $ref === undefined ? part : { $ref };
  };
  return { components: components as Readonly<Record<string, T>>, of };
}

/** The same record with other values. */
export const mapValues = <T, U>(
  record: Readonly<Record<string, T>>,
  of: (value: T) => U,
): Record<string, U> => Object.fromEntries(Object.entries(record).map(([key, value]) => [key, of(value)]));
