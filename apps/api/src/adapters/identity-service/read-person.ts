import { namesInClaim, type RoleMap, rolesOf } from '@traslado/domain/access/group-roles';
import { isCleanLine, lengthOf, tidyLine } from '@traslado/domain/contact/text';
import { z } from 'zod';
import type { ServicePerson } from '../../ports/identity-service.ts';

/** Claims of an ID token, or of the service's answer about a person. */
export type Claims = { readonly sub: string } & Readonly<Record<string, unknown>>;

/** The place of the group's names of roles, and our roles for them. */
export type RoleReading = {
  readonly namesIn: (claims: Claims) => string[] | null;
  readonly rolesOf: (names: readonly string[]) => readonly string[];
};

/** @param claim name of the claim, or the way to it */
export const createRoleReading = (claim: string, map: RoleMap): RoleReading => ({
  namesIn: (claims) => namesInClaim(claims, claim),
  rolesOf: (names) => rolesOf(names, map),
});

const email = z.email().max(254);
const mostCharacters = 80;

/** A line for people: without invisible signs, and no longer than a name. */
function lineOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const line = tidyLine(value);
  return line === '' || lengthOf(line) > mostCharacters || !isCleanLine(line) ? null : line;
}

/** The person of the claims. An address that they mark as unconfirmed is not taken. */
export function readPerson(issuer: string, claims: Claims, roles: RoleReading): ServicePerson {
  const address = claims.email_verified === false ? undefined : email.safeParse(claims.email).data;
  return {
    issuer,
    subject: claims.sub,
    username: lineOf(claims.preferred_username) ?? lineOf(address),
    name: lineOf(claims.name),
    email: address ?? null,
    roles: roles.rolesOf(roles.namesIn(claims) ?? []),
  };
}
