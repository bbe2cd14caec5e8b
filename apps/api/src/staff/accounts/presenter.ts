import type { CallAnswer } from '@traslado/contract/schemas';
import { menuFor } from '@traslado/domain/access/menu';
import { type StaffSessionTimes, sessionEndsAt } from '@traslado/domain/access/session';
import { maskEmail } from '@traslado/domain/contact/mask';
import { toIso } from '@traslado/domain/time/instant';
import type { Pms } from '../../ports/pms.ts';
import type { PersonFacts } from '../../ports/staff-profiles.ts';
import type { Matter, StaffAccount } from '../../store/account/record.ts';
import type { Roles } from '../roles/open-roles.ts';

/** The facts of a person in our own account. */
export function factsOf({ displayName: name, email, roles, attributes }: StaffAccount): PersonFacts {
  return { name, email, roles, attributes, apps: [{ id: 'traslado', name: 'Traslado', path: '/admin' }] };
}

/** The facts that decide which pages a person can open. */
export type ProfileDependencies = {
  readonly roles: Roles;
  readonly pms: Pick<Pms, 'keepsStays'>;
  readonly sendsMail?: boolean;
};

/**
 * The profile of a member of staff, with all their rights: screens do not work them out again.
 * @param facts our own, or those of the group's auth backend
 */
export function presentProfile(
  { roles: known, pms, sendsMail = true }: ProfileDependencies,
  account: StaffAccount,
  { name, email, roles, attributes, apps }: PersonFacts,
  times: StaffSessionTimes,
): CallAnswer<'getProfile'> {
  const needsFactor = known.mustEnrol(account);
  const permissions = needsFactor ? [] : known.permissionsOf(roles);
  const menu = menuFor(permissions, pms.keepsStays).map(({ id, path, group }) => ({ id, path, group }));
  return {
    username: account.username,
    name,
    email,
    roles: [...roles],
    role_titles: known.titlesOf(roles),
    permissions,
    scope: account.scope === null ? null : [...account.scope],
    attributes: { ...attributes },
    apps: apps.map((app) => ({ ...app })),
    menu,
    needs_second_factor: needsFactor,
    sends_mail: sendsMail,
    expires_at: toIso(sessionEndsAt(times)),
  };
}

/** A matter on the wire. Amounts are decimal there; an address is shortened to the part that identifies it. */
export function presentMatter(matter: Matter): CallAnswer<'handleAlert'> {
  const { id, kind, subject, detail, letter, currency, amountMinor, recipient, hotel, folio } = matter;
  const isHandled = matter.resolvedAt !== null;
  return {
    id,
    kind,
    subject,
    detail,
    coupon_id: matter.couponCode,
    booking: matter.bookingId,
    stay: hotel === null || folio === null ? null : { hotel, folio },
    guest: matter.guestName,
    amount: amountMinor === null ? null : amountMinor / 100,
    currency,
    recipient: recipient === null ? null : maskEmail(recipient),
    letter,
    created_at: toIso(matter.createdAt),
    handled_at: matter.resolvedAt === null ? null : toIso(matter.resolvedAt),
    handled_by: isHandled ? matter.resolvedBy : null,
    handled_by_name: isHandled ? matter.resolvedByName : null,
    note: isHandled ? matter.note : null,
    time_zone: matter.timeZone,
  };
}
