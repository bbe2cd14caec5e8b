/** True if a row differs from the wanted one in the named fields. Values are compared as JSON. */
export function differs<W extends object>(row: Readonly<Record<keyof W, unknown>>, wanted: W): boolean {
  return (Object.keys(wanted) as (keyof W)[]).some((field) => !isSame(row[field], wanted[field]));
}

/** Order of fields does not matter, order in lists does. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const [fields, others] = [Object.entries(a), Object.entries(b)];
  return (
    Array.isArray(a) === Array.isArray(b) &&
    fields.length === others.length &&
    fields.every(([name, value]) => Object.hasOwn(b, name) && isSame(value, Reflect.get(b, name)))
  );
}
