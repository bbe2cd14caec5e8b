import { isRoleName } from './permissions.ts';

/** Roles of ours by the names that the group has for them. Empty: theirs have the names of ours. */
export type RoleMap = ReadonlyMap<string, string>;

/**
 * Reads `their name=our role; another name=our role`. A name may hold equals signs and commas, as those of directories do: the last equals
 * sign counts. Answers the first pair that says nothing instead of a map.
 */
export function parseRoleMap(text: string): RoleMap | { readonly wrong: string } {
  const map = new Map<string, string>();
  for (const pair of text.split(';').map((part) => part.trim())) {
    if (pair === '') continue;
    const at = pair.lastIndexOf('=');
    const name = pair.slice(0, Math.max(0, at)).trim();
    const role = pair.slice(at + 1).trim();
    if (name === '' || !isRoleName(role) || map.has(name)) return { wrong: pair };
    map.set(name, role);
  }
  return map;
}

/** What may be roles of ours of the names that somebody has with the group, each once. Which of them there are, the rows of our roles say. */
export function rolesOf(names: readonly string[], map: RoleMap): string[] {
  const given = map.size > 0 ? names.map((name) => map.get(name) ?? '') : names;
  return [...new Set(given)].filter(isRoleName);
}

/**
 * The names that a claim carries: a list of texts, or one text. The claim may be named by itself, `https://group.example/roles`, or by the way to
 * it, `realm_access.roles`. Null where there is no such claim; an empty list is somebody without any.
 */
export function namesInClaim(claims: Readonly<Record<string, unknown>>, claim: string): string[] | null {
  const value = Object.hasOwn(claims, claim) ? claims[claim] : valueAt(claims, claim.split('.'));
  if (typeof value === 'string') return [value];
  if (!Array.isArray(value)) return null;
  return value.filter((one): one is string => typeof one === 'string');
}

function valueAt(from: unknown, way: readonly string[]): unknown {
  const [key, ...rest] = way;
  if (key === undefined) return from;
  if (typeof from !== 'object' || from === null || !Object.hasOwn(from, key)) return undefined;
  return valueAt((from as Readonly<Record<string, unknown>>)[key], rest);
}
