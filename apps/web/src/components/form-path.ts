/** Values of a form: an object of plain values, objects and lists. */
export type FieldValues = Record<string, unknown>;

/** The dotted names of everything in a form: 'contact', 'contact.email', 'passengers.0.adults'. */
export type FieldPath<T> = T extends readonly (infer Item)[]
  ? `${number}` | `${number}.${FieldPath<Item>}`
  : T extends object
    ? { [K in keyof T & string]: K | `${K}.${FieldPath<T[K]>}` }[keyof T & string]
    : never;

/** The type of the value at a name. */
export type FieldValue<T, P> = P extends `${infer Head}.${infer Rest}`
  ? Head extends keyof T
    ? FieldValue<T[Head], Rest>
    : T extends readonly (infer Item)[]
      ? FieldValue<Item, Rest>
      : unknown
  : P extends keyof T
    ? T[P]
    : T extends readonly (infer Item)[]
      ? Item
      : unknown;

/** The value at a dotted name, or undefined. */
export function valueAt(holder: unknown, path: string): unknown {
  let current = holder;
  for (const key of path.split('.')) {
    if (typeof current !== 'object' || current === null) return undefined;
    current = (current as Record<string, unknown>)[key];
  }
  return current;
}

/** A copy with another value at a dotted name; other branches are shared with the original. */
export function withValueAt<T>(holder: T, path: string, value: unknown): T {
  const [head = '', ...rest] = path.split('.');
  const base: unknown = holder ?? {};
  const inner = rest.length === 0 ? value : withValueAt((base as FieldValues)[head], rest.join('.'), value);
  if (Array.isArray(base)) {
    const copy = [...base];
    copy[Number(head)] = inner;
    return copy as T;
  }
  return { ...(base as FieldValues), [head]: inner } as T;
}
