import type { Colleague, PeopleViewer } from './use-people.ts';

type RoleChoice = { readonly isClosed: boolean; readonly isAbove: boolean };

/** A person's own account, which they cannot raise. */
const isOwn = (viewer: PeopleViewer, colleague: Colleague | null): boolean => colleague?.id === viewer.id;

/**
 * A role in the form of an account. `isClosed`: it cannot be ticked. `isAbove`: it has more permissions than the viewer. One’s own account loses
 * roles and gains none. Roles of an account of the identity service come from there.
 */
export function choiceOfRole(
  { name, can_give: canGive }: PeopleViewer['roles'][number],
  viewer: PeopleViewer,
  colleague: Colleague | null,
): RoleChoice {
  const isSelf = isOwn(viewer, colleague);
  const isLocked = isSelf ? !colleague?.roles.includes(name) : !canGive;
  return { isClosed: colleague?.of_service === true || isLocked, isAbove: !canGive && !isSelf };
}

/** True for a resort that nobody gives to themselves. */
export const isResortClosed = (id: number, viewer: PeopleViewer, colleague: Colleague | null): boolean =>
  isOwn(viewer, colleague) && colleague !== null && colleague.scope !== null && !colleague.scope.includes(id);

/** All resorts are given by those who have them, and never to oneself. */
export const isEverywhereClosed = (viewer: PeopleViewer, colleague: Colleague | null): boolean =>
  !viewer.has_all_properties || (isOwn(viewer, colleague) && colleague?.scope !== null);

export type PersonNote = 'self' | 'isBelow' | 'ofService' | 'readOnly';

type Seen = Pick<PeopleViewer, 'id' | 'can_change'> & { readonly is_below: boolean };

/** The reasons why less of an account can be changed than usual. */
export function notesOf(
  viewer: Seen,
  { id, of_service }: Pick<Colleague, 'id' | 'of_service'>,
): PersonNote[] {
  const { can_change: canChange, is_below: isBelow } = viewer;
  const notes: (PersonNote | false)[] = [
    viewer.id === id && canChange && 'self',
    isBelow && 'isBelow',
    canChange && of_service && 'ofService',
    !canChange && !isBelow && 'readOnly',
  ];
  return notes.filter((note) => note !== false);
}
