import type { Permission } from '../access/permissions.ts';
import { ALL_CATALOGUES, permissionOf } from '../catalogues/catalogues.ts';

/** Kinds of actions, a filter of the search. */
export const DEEDS = [
  'create',
  'update',
  'delete',
  'sign_in',
  'refused',
  'account',
  'export',
  'look',
  'send',
  'handle',
] as const;

export type Deed = (typeof DEEDS)[number];

/** Subjects of actions, beside the rows of catalogues. */
const OWN_KINDS = [
  'people',
  'roles',
  'sign-ins',
  'bookings',
  'day-lists',
  'refunds',
  'stays',
  'change-sets',
  'attention',
  'messages',
  'queues',
  'pictures',
  'catalogues',
  'reports',
  'audit',
  'backends',
  'payments',
  'reconciliation',
] as const;

export type OwnKind = (typeof OWN_KINDS)[number];

/** A kind of entry: its subject, and the permission to read it. */
export type AuditAction = {
  readonly action: string;
  /** Name of a catalogue, or a kind of its own. */
  readonly kind: string;
  readonly deed: Deed;
  readonly permission: Permission;
};

type Own = { readonly kind: OwnKind; readonly deed: Deed; readonly permission: Permission };

const ofStaff = (deed: Deed) => ({ kind: 'sign-ins', deed, permission: 'people:see' }) as const;
const ofPeople = (deed: Deed) => ({ kind: 'people', deed, permission: 'people:see' }) as const;
const ofRoles = (deed: Deed) => ({ kind: 'roles', deed, permission: 'roles:see' }) as const;
const ofPictures = (deed: Deed) => ({ kind: 'pictures', deed, permission: 'audit:see' }) as const;
const ofStays = (deed: Deed) => ({ kind: 'stays', deed, permission: 'stays:see' }) as const;

const ofPayments = { kind: 'payments', deed: 'handle', permission: 'payments:see' } as const;
const ofDifferences = { kind: 'reconciliation', deed: 'handle', permission: 'reconciliation:see' } as const;

const ofRefunds = (deed: Deed) => ({ kind: 'refunds', deed, permission: 'refunds:see' }) as const;
const ofErasures = (deed: Deed) => ({ kind: 'bookings', deed, permission: 'guest-data:see' }) as const;
const ofBookings = (deed: Deed) => ({ kind: 'bookings', deed, permission: 'coupons:see' }) as const;

const ofMessages = (deed: Deed) => ({ kind: 'messages', deed, permission: 'messages:see' }) as const;
const ofQueues = { kind: 'queues', deed: 'handle', permission: 'queues:see' } as const;

const ofSets = (deed: Deed) => ({ kind: 'change-sets', deed, permission: 'change-sets:see' }) as const;

/** Actions of staff beside changes of catalogue rows. A new one gets its line and its sentence here; without them it does not compile. */
export const OWN_ACTIONS = {
  'session.open': ofStaff('sign_in'),
  'session.refuse': ofStaff('refused'),
  'session.close': ofStaff('sign_in'),
  'session.close_others': ofStaff('sign_in'),
  'password.renew': ofStaff('account'),
  'password.choose': ofStaff('account'),
  'factor.begin': ofStaff('account'),
  'factor.end': ofStaff('account'),
  'factor.codes': ofStaff('account'),
  'account.save': ofStaff('account'),
  'account.roles': ofStaff('account'),
  'person.create': ofPeople('create'),
  'person.update': ofPeople('update'),
  'person.delete': ofPeople('delete'),
  'person.end_sessions': ofPeople('account'),
  'person.send_link': ofPeople('send'),
  'person.remove_factor': ofPeople('account'),
  'person.limit': ofPeople('update'),
  'people.look': ofPeople('look'),
  'role.create': ofRoles('create'),
  'role.update': ofRoles('update'),
  'role.delete': ofRoles('delete'),
  'role.limit': ofRoles('update'),
  'picture.create': ofPictures('create'),
  'picture.delete': ofPictures('delete'),
  'stay.add': ofStays('create'),
  'stay.remove': ofStays('delete'),
  'stays.look': ofStays('look'),
  'stay.link': ofBookings('update'),
  'stay.group': ofBookings('update'),
  'change_set.keep': ofSets('update'),
  'change_set.name': ofSets('update'),
  'change_set.drop': ofSets('update'),
  'change_set.resolve': ofSets('update'),
  'change_set.move': ofSets('update'),
  'change_set.approve': ofSets('handle'),
  'change_set.schedule': ofSets('handle'),
  'change_set.publish': ofSets('handle'),
  'change_set.fail': ofSets('refused'),
  'payment.ask': ofPayments,
  'refund.retry': ofPayments,
  'refund.settle': ofPayments,
  'payments.export': { kind: 'payments', deed: 'export', permission: 'payments:see' },
  'differences.export': { ...ofDifferences, deed: 'export' },
  'difference.assign': ofDifferences,
  'difference.explain': ofDifferences,
  'ride.complete': { kind: 'bookings', deed: 'handle', permission: 'coupons:see' },
  'ride.miss': { kind: 'bookings', deed: 'handle', permission: 'coupons:see' },
  'ride.take_back': { kind: 'bookings', deed: 'handle', permission: 'coupons:see' },
  'flight.set_time': { kind: 'day-lists', deed: 'handle', permission: 'flight-watch:see' },
  'flight.take_time_away': { kind: 'day-lists', deed: 'handle', permission: 'flight-watch:see' },
  'day_list.print': { kind: 'day-lists', deed: 'export', permission: 'day-lists:see' },
  'price.ask': ofRefunds('create'),
  'price.lower': ofRefunds('handle'),
  'price.approve': ofRefunds('handle'),
  'price.decline': ofRefunds('handle'),
  'price.expire': ofRefunds('refused'),
  'price.stale': ofRefunds('refused'),
  'erasure.ask': ofErasures('create'),
  'erasure.approve': ofErasures('handle'),
  'erasure.decline': ofErasures('handle'),
  'erasure.expire': ofErasures('refused'),
  'erasure.stale': ofErasures('refused'),
  'refund.ask': ofRefunds('create'),
  'refund.give': ofRefunds('handle'),
  'refund.waive': ofRefunds('handle'),
  'refund.approve': ofRefunds('handle'),
  'refund.decline': ofRefunds('handle'),
  'refund.expire': ofRefunds('refused'),
  'refund.stale': ofRefunds('refused'),
  'booking.look': ofBookings('look'),
  'look.start': ofBookings('look'),
  'look.mytransportation': ofBookings('look'),
  'look.confirmation': ofBookings('look'),
  'look.change': ofBookings('look'),
  'look.cancel': ofBookings('look'),
  'look.end': ofBookings('look'),
  'look.over': ofBookings('look'),
  'booking.create': ofBookings('create'),
  'booking.cancel': ofBookings('update'),
  'booking.change': ofBookings('update'),
  'booking.contact': ofBookings('update'),
  'booking.letter': ofBookings('send'),
  'fix_link.show': ofBookings('create'),
  'fix_link.open': ofBookings('look'),
  'fix_link.use': ofBookings('update'),
  'finding.right': ofBookings('handle'),
  'finding.take_back': ofBookings('handle'),
  'pay_link.mail': ofBookings('send'),
  'pay_link.show': ofBookings('create'),
  'pay_link.open': ofBookings('look'),
  'pay_link.end': ofBookings('delete'),
  'alert.handle': { kind: 'attention', deed: 'handle', permission: 'attention:see' },
  'mail.send': { kind: 'messages', deed: 'send', permission: 'recipients:see' },
  'message.test': { kind: 'messages', deed: 'send', permission: 'message-templates:see' },
  'message.look': ofMessages('look'),
  'message.link': ofMessages('update'),
  'message.answer': ofMessages('send'),
  'message.reopen': ofMessages('update'),
  'message.close': ofMessages('handle'),
  'message.times': ofMessages('update'),
  'queue.charge': ofQueues,
  'queue.snooze': ofQueues,
  'queue.note': ofQueues,
  'catalogues.export': { kind: 'catalogues', deed: 'export', permission: 'properties:change' },
  'view.keep': { kind: 'bookings', deed: 'create', permission: 'coupons:see' },
  'view.delete': { kind: 'bookings', deed: 'delete', permission: 'coupons:see' },
  'bookings.export': { kind: 'bookings', deed: 'export', permission: 'coupons:see' },
  'report.keep': { kind: 'reports', deed: 'create', permission: 'reports:see' },
  'report.delete': { kind: 'reports', deed: 'delete', permission: 'reports:see' },
  'reports.export': { kind: 'reports', deed: 'export', permission: 'reports:see' },
  'audit.export': { kind: 'audit', deed: 'export', permission: 'audit:see' },
  'backends.check': { kind: 'backends', deed: 'look', permission: 'backends:see' },
} as const satisfies Readonly<Record<string, Own>>;

export type OwnAction = keyof typeof OWN_ACTIONS;

export const isOwnAction = (action: string): action is OwnAction => Object.hasOwn(OWN_ACTIONS, action);

const own: readonly AuditAction[] = Object.entries(OWN_ACTIONS).map(([action, said]) => ({
  action,
  ...said,
}));

const ofCatalogues: readonly AuditAction[] = ALL_CATALOGUES.flatMap((one) =>
  (['create', 'update', 'delete', 'export'] as const).map((deed) => ({
    action: `${one.one}.${deed}`,
    kind: one.name,
    deed,
    permission: permissionOf(one, 'see'),
  })),
);

export const AUDIT_ACTIONS: readonly AuditAction[] = [...ofCatalogues, ...own];

/** Every subject of an entry. */
export const AUDIT_KINDS: readonly string[] = [...ALL_CATALOGUES.map(({ name }) => name), ...OWN_KINDS];

/** The actions that these permissions may read. */
export const actionsSeenBy = (permissions: readonly Permission[]): readonly AuditAction[] =>
  AUDIT_ACTIONS.filter(({ permission }) => permissions.includes(permission));
