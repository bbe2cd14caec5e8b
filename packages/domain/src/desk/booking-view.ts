import type { Permission } from '../access/permissions.ts';
import type { CouponState } from '../booking/state.ts';

/** Columns of a list of bookings beside the number, with the permission that shows each; null for everybody who may see bookings. */
const VIEW_COLUMNS = {
  ride: null,
  flight: null,
  guest: null,
  property: null,
  status: null,
  folio: null,
  service: null,
  people: null,
  total: null,
  due: null,
  created: null,
  email: 'mail:send',
  phone: 'mail:send',
} as const satisfies Readonly<Record<string, Permission | null>>;

export type ViewColumn = keyof typeof VIEW_COLUMNS;
export const VIEW_COLUMN_NAMES = Object.keys(VIEW_COLUMNS) as [ViewColumn, ...ViewColumn[]];

/** Orders of a list: by the next or last ride, the sale, the price. */
export const VIEW_ORDERS = ['ride', 'created', 'total'] as const;
export type ViewOrder = (typeof VIEW_ORDERS)[number];

/** Most days that a list may reach, before and after today. */
export const VIEW_DAYS_MAX = 730;

/**
 * The query of a list of bookings. Days are counted from today, so that a list of tomorrow is one tomorrow, too. Bookings and resorts are stored by
 * their numbers, without names.
 */
export type BookingView = {
  /** None: of every state. */
  readonly statuses: readonly CouponState[];
  /** None: of every resort that the reader works for. */
  readonly properties: readonly number[];
  /** With a ride from this day to that one, 0 for today; null for any day. */
  readonly days: { readonly from: number; readonly to: number } | null;
  /** Chosen one by one; none: all that the rest lets through. */
  readonly bookings: readonly number[];
  readonly columns: readonly string[];
  readonly order: string;
  readonly descending: boolean;
};

export const USUAL_VIEW: BookingView = {
  statuses: ['pending_payment', 'confirmed', 'partially_cancelled'],
  properties: [],
  days: { from: 0, to: 7 },
  bookings: [],
  columns: ['ride', 'flight', 'guest', 'property', 'status', 'due'],
  order: 'ride',
  descending: false,
};

/** The columns that these permissions show, in the order of the table. */
export const columnsFor = (permissions: readonly Permission[]): ViewColumn[] =>
  VIEW_COLUMN_NAMES.filter((name) => {
    const needed: Permission | null = VIEW_COLUMNS[name];
    return needed === null || permissions.includes(needed);
  });

/** Columns that identify the guest. An address often has the last name in it. */
const NAMING: readonly ViewColumn[] = ['guest', 'email'];

/**
 * The file of a list. A booking number or a confirmation number opens a guest's session beside the last name, and a file leaves the house: one with
 * guests' names has references of rides, which open nothing, and no confirmation numbers.
 */
export function fileOf(columns: readonly ViewColumn[]): {
  readonly calledBy: 'number' | 'reference';
  readonly columns: readonly ViewColumn[];
} {
  return columns.some((name) => NAMING.includes(name))
    ? { calledBy: 'reference', columns: columns.filter((name) => name !== 'folio') }
    : { calledBy: 'number', columns };
}

/** A view that fits the existing columns, and its reader's permissions. */
export type FittingView = Omit<BookingView, 'columns' | 'order'> & {
  readonly columns: readonly ViewColumn[];
  readonly order: ViewOrder;
};

/**
 * The part of a view that fits this reader: a column that is gone or not theirs is left out, and a missing order is the usual one. Columns stand as
 * they were chosen, each once; a list without any has the usual ones.
 */
export function fittingView(view: BookingView, permissions: readonly Permission[]): FittingView {
  const seen: readonly string[] = columnsFor(permissions);
  const isSeen = (name: string): name is ViewColumn => seen.includes(name);
  const columns = [...new Set(view.columns)].filter(isSeen);
  const usual = USUAL_VIEW.columns.filter(isSeen);
  return {
    ...view,
    columns: columns.length > 0 ? columns : usual,
    order: VIEW_ORDERS.find((one) => one === view.order) ?? 'ride',
  };
}
