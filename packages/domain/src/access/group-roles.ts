import { isRoleName } from './permissions.ts';

/** Our roles by the group's names for them. Empty: both use the same names. */
export type RoleMap = ReadonlyMap<string, string>;

/**
 * Reads `their name=our role; another name=our role`. A directory's name may hold equals signs and commas: the last equals sign counts. Returns the
 * first malformed pair instead of a map.
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

/** Our names for a person's roles at the group, each once. The rows of our roles decide which of them exist. */
export function rolesOf(names: readonly string[], map: RoleMap): string[] {
  const given = map.size > 0 ? names.map((name) => map.get(name) ?? '') : names;
  return [...new Set(given)].filter(isRoleName);
}

/**
 * The role names of a claim: a list of texts, or one text. The claim is named by itself, `https://group.example/roles`, or by its path,
 * `realm_access.roles`. Null without such a claim; an empty list is a person without roles.
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
