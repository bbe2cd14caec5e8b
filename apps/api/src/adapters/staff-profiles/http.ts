import { routes } from '@traslado/contract/routes';
import { isEmail } from '@traslado/domain/contact/bounds';
import { isCleanText, tidyText } from '@traslado/domain/contact/text';
import type { PersonFacts, StaffProfiles } from '../../ports/staff-profiles.ts';
import type { Backend } from '../group-client/backend.ts';
import { answerOf, isObject, refuse } from '../group-client/tolerant/reading.ts';
import { every, one, record } from '../group-client/tolerant/shapes.ts';
import { optional, shown, text, value } from '../group-client/tolerant/values.ts';

const mostEntries = 100;
/** Texts of theirs that are shown: without signs that could break a page. */
const shortText = value('a short text', (given, at): string => {
  const said = tidyText(text(given, at));
  return said.length <= 200 && isCleanText(said) ? said : refuse(at, 'a short text', given);
});

const mail = value('an address', (given, at): string => {
  const said = text(given, at);
  return isEmail(said) ? said : refuse(at, 'an address', given);
});

/** Without roles the answer is of no use. */
const roles = value('a list of names', (given, at): readonly string[] => {
  const isList = Array.isArray(given) && given.length <= mostEntries * 10;
  if (!isList || !given.every((name) => typeof name === 'string'))
    return refuse(at, 'a list of names', given);
  return given;
});

const attributes = value(
  'a record',
  (given, at): Readonly<Record<string, unknown>> => (isObject(given) ? given : refuse(at, 'a record', given)),
);

/** The used part of their answer; all but the roles may be left out. */
const answer = answerOf(
  one(
    record({
      name: shown(shortText),
      // Two accounts with one address are one person, so it is never guessed.
      email: optional(mail),
      roles,
      attributes: shown(attributes),
      apps: shown(every(record({ id: shortText, name: shortText, path: text }))),
    }),
  ),
);

/**
 * The group's auth backend, asked for a person with the token that their service gave that person. Rights here are calculated from the
 * roles alone: their permissions and their menu are about other apps.
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
      const { name, email, roles: theirs, attributes: said, apps } = outcome.value;
      const facts: PersonFacts = {
        name: name || own.name,
        email: email ?? own.email,
        roles: rolesOf(theirs),
        attributes: { ...own.attributes, ...textsOf(said ?? {}) },
        apps: [
          ...own.apps,
          ...(apps ?? []).slice(0, mostEntries).filter(({ id }) => own.apps.every((one) => one.id !== id)),
        ],
      };
      return { kind: 'ok', value: facts };
    },
  };
}

/** Attributes are texts here. Any other of theirs is left out. */
function textsOf(attributes: Readonly<Record<string, unknown>>): Record<string, string> {
  const texts = Object.entries(attributes)
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    .filter(([, value]) => value.length <= 400 && isCleanText(value));
  return Object.fromEntries(texts.slice(0, mostEntries));
}
