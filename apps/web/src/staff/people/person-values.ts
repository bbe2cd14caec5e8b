import type { CallRequest } from '@traslado/contract/schemas';
import { checkInvitationForm, checkPersonForm } from '@traslado/domain/access/people-forms';
import type { Issue } from '@traslado/domain/forms/issue';
import type { Colleague, PeopleViewer } from './use-people.ts';

/** A person's account as the page holds it. */
export type PersonValues = {
  name: string;
  email: string;
  /** Only of a new person. */
  username: string;
  roles: readonly string[];
  reach: 'all' | 'some';
  /** Ids of resorts; they count where `reach` is `some`. */
  scope: readonly string[];
};

/** A new person begins with the viewer's resorts. */
export const newPerson = ({ has_all_properties, properties }: PeopleViewer): PersonValues => ({
  name: '',
  email: '',
  username: '',
  roles: [],
  reach: has_all_properties ? 'all' : 'some',
  scope: has_all_properties || properties.length !== 1 ? [] : properties.map(({ id }) => String(id)),
});

export const valuesOfPerson = ({ name, email, username, roles, scope }: Colleague): PersonValues => ({
  name,
  email: email ?? '',
  username,
  roles,
  reach: scope === null ? 'all' : 'some',
  scope: (scope ?? []).map(String),
});

type Facts = CallRequest<'updatePerson'>['body'];

export const factsOfValues = ({ name, email, roles, reach, scope }: PersonValues): Facts => ({
  name,
  email: email.trim() === '' ? null : email,
  roles: [...roles],
  scope: reach === 'all' ? null : scope.map(Number),
});

const checkScope = ({ reach, scope }: PersonValues): Issue[] =>
  reach === 'some' && scope.length === 0 ? [{ field: 'scope', code: 'field.required' }] : [];

export const checkInvitation = (values: PersonValues): Issue[] => [
  ...checkInvitationForm(values),
  ...checkScope(values),
];

/** An account of the identity service may have no address. */
export const checkChange =
  ({ of_service }: Colleague) =>
  (values: PersonValues): Issue[] => [
    ...checkPersonForm({ ...values, email: of_service && values.email === '' ? null : values.email }),
    ...checkScope(values),
  ];

/** True when leaving the page now would lose something. */
export function isPersonChanged(values: PersonValues, from: PersonValues): boolean {
  const said = ({ roles, scope, reach, ...typed }: PersonValues) =>
    JSON.stringify([typed, [...roles].sort(), reach, reach === 'all' ? [] : [...scope].sort()]);
  return said(values) !== said(from);
}

/** A user name from a person's address, until one is typed: `lucia.campos@perla.example` gives `lucia.campos`. */
export const usernameOf = (email: string): string => email.split('@')[0]?.trim().toLowerCase() ?? '';
