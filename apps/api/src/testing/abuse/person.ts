import type { CallName } from '@traslado/contract/routes';
import { ALL_CATALOGUES } from '@traslado/domain/catalogues/catalogues';
import { staffPassword } from '../staff.ts';

/** Names of the caller's own objects. In a request they stand as `@coupon`, `@folio` … until it is sent. */
export type Own = Readonly<
  Record<
    | 'hotel'
    | 'folio'
    | 'lastname'
    | 'coupon'
    | 'arrival'
    | 'departure'
    | 'amount'
    | 'related'
    | 'rate'
    | 'password',
    string | number
  >
> & {
  /** Staff's objects by kind. Each catalogue has a row and that row's title, under its name in the singular: `row of region`, `title of region`. */
  readonly rows: Readonly<Record<string, string | number>>;
};

/** A caller: their headers, with a working session, and their own objects. */
export type Person = {
  readonly name: string;
  readonly kind: 'nobody' | 'app' | 'guest' | 'staff';
  readonly headers: Readonly<Record<string, string>>;
  readonly own: Own;
};

/** Somebody of staff for whom a call's thing is made. Without a call they may make any. */
export type Officer = {
  readonly id: number;
  readonly username: string;
  readonly role: string;
  readonly call?: CallName | undefined;
};

/** Outcome that a cell must have: `2xx`, 404 with whatever code, or a refusal as the reports count it. */
export type Expected = '2xx' | '404' | `${number} ${string}`;

/** The number of nobody's. */
export const NOBODYS = 2_000_000_004;

/** Values for a person who owns nothing: well-formed numbers that belong to nobody. */
export const nothing: Own = {
  hotel: 'BP',
  folio: 'BP999999-9',
  lastname: 'Nobody',
  coupon: '7K3QW9ZC4T',
  arrival: 2_000_000_001,
  departure: 2_000_000_002,
  amount: '24.00',
  related: 'BP999999-8',
  rate: 1,
  password: staffPassword,
  // Objects that are not named by a number.
  rows: {
    username: 'nobody',
    'person name': 'nobody',
    'role name': 'nobodys',
    code: '000000',
    'unknown payment': '00000000-0000-4000-8000-0000000000ff',
    'failed refund': '00000000-0000-4000-8000-0000000000fe',
    'stay to book': 'BP999999-9',
    'room to book': 'BP999999-8',
    'rate to book': 1,
    link: 'AAAAAAAAAAAAAAAAAAAAAA',
    'pay link': 'AAAAAAAAAAAAAAAAAAAAAA',
    'fix link': 'AAAAAAAAAAAAAAAAAAAAAA',
    'ride link': 'AAAAAAAAAAAAAAAAAAAAAA',
    'amount of link': '24.00',
    ...Object.fromEntries(ALL_CATALOGUES.map(({ one }) => [`title of ${one}`, 'nobody’s'])),
  },
};
