import { routes } from '@traslado/contract/routes';
import { isCleanText, tidyText } from '@traslado/domain/contact/text';
import { z } from 'zod';
import type { PersonFacts, StaffProfiles } from '../../ports/staff-profiles.ts';
import type { Backend } from '../group-client/backend.ts';

const mostEntries = 100;
const text = z.string().max(200).transform(tidyText).refine(isCleanText);

/** What of their answer we have a use for. Who sends no roles has not told us what we ask for; the rest may be left out. */
const answer = z.object({
  name: text.nullish(),
  email: z.email().max(254).nullish(),
  roles: z.array(z.string().max(400)).max(mostEntries * 10),
  attributes: z.record(z.string().max(80), z.unknown()).nullish(),
  apps: z
    .array(z.object({ id: text, name: text, path: z.string().max(400) }))
    .max(mostEntries)
    .nullish(),
});

/**
 * The group's auth backend, asked for a person with the token that their service gave that person. What they may here is calculated
 * from the roles alone: their permissions and their menu are about other apps.
 * @param rolesOf our roles for the names that theirs have
 */
export function createHttpStaffProfiles(
  backend: Backend,
  rolesOf: (names: readonly string[]) => readonly string[],
): StaffProfiles {
  return {
    asksWithToken: true,
    async read(own, accessToken) {
      if (accessToken === null) return { kind: 'ok', value: own };
      const headers = { authorization: `Bearer ${accessToken}` };
      const outcome = await backend.call(routes.getProfile, { headers }, answer);
      if (outcome.kind === 'rejected') return { kind: 'unavailable', detail: `rejected ${outcome.status}` };
      if (outcome.kind === 'unavailable') return { kind: 'unavailable', detail: outcome.reason };
      const { name, email, roles, attributes, apps } = outcome.value;
      const value: PersonFacts = {
        name: name || own.name,
        email: email ?? own.email,
        roles: rolesOf(roles),
        attributes: { ...own.attributes, ...textsOf(attributes ?? {}) },
        apps: [...own.apps, ...(apps ?? []).filter(({ id }) => own.apps.every((one) => one.id !== id))],
      };
      return { kind: 'ok', value };
    },
  };
}

/** Attributes are texts here. Whatever else theirs are is left out. */
function textsOf(attributes: Readonly<Record<string, unknown>>): Record<string, string> {
  const texts = Object.entries(attributes)
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    .filter(([, value]) => value.length <= 400 && isCleanText(value));
  return Object.fromEntries(texts.slice(0, mostEntries));
}
