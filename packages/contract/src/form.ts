/**
 * Forms with bracketed keys, `reservations[0][hotel]`: one codec for the page that writes them and the server that reads them.
 */

export type FormValue = string | FormValue[] | { [key: string]: FormValue };

/** Names that would reach an object's prototype. */
const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

/** Longest list that a form may carry; more is refused before memory is taken for it. */
const mostElements = 100;

/** A key that cannot be read, repeats, or reaches for a prototype. */
export class FormKeyError extends Error {
  constructor(readonly key: string) {
    super('form key is not acceptable');
  }
}

/** Flattens a nested value: `{a:[{b:1}]}` to `[['a[0][b]','1']]`. Undefined and null are left out. */
export function flattenForm(value: object): [string, string][] {
  const entries: [string, string][] = [];
  const walk = (inner: unknown, key: string): void => {
    if (inner === undefined || inner === null) return;
    if (Array.isArray(inner))
      for (const [index, element] of inner.entries()) walk(element, `${key}[${index}]`);
    else if (typeof inner === 'object')
      for (const [name, next] of Object.entries(inner)) walk(next, key ? `${key}[${name}]` : name);
    else entries.push([key, String(inner)]);
  };
  walk(value, '');
  return entries;
}

function keyParts(key: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]+\])*)$/.exec(key);
  if (!match?.[1] || key.length > 200) throw new FormKeyError(key);
  const parts = [match[1], ...(match[2] ?? '').split(/[[\]]+/).filter(Boolean)];
  if (parts.length > 5 || parts.some((part) => forbidden.has(part))) throw new FormKeyError(key);
  return parts;
}

const isIndex = (part: string | undefined): boolean => part !== undefined && /^\d{1,3}$/.test(part);

/** Nests flat entries again. Throws FormKeyError for repeated, broken or forbidden keys. */
export function unflattenForm(entries: Iterable<readonly [string, string]>): { [key: string]: FormValue } {
  const root: { [key: string]: FormValue } = Object.create(null);
  for (const [key, text] of entries) {
    const parts = keyParts(key);
    let at: FormValue = root;
    parts.forEach((part, depth) => {
      const last = depth === parts.length - 1;
      const child = (): FormValue => (last ? text : isIndex(parts[depth + 1]) ? [] : Object.create(null));
      if (Array.isArray(at)) {
        const index = Number(part);
        // Elements come in order, so a gap or a huge index is never stored.
        if (!isIndex(part) || index > at.length || index >= mostElements) throw new FormKeyError(key);
        if (index === at.length) at.push(child());
        else if (last) throw new FormKeyError(key);
        at = at[index] as FormValue;
      } else if (typeof at === 'object') {
        if (!Object.hasOwn(at, part)) at[part] = child();
        else if (last) throw new FormKeyError(key);
        at = at[part] as FormValue;
      } else throw new FormKeyError(key);
    });
  }
  return root;
}
