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
    | 'alert'
    | 'picture'
    | 'role'
    | 'role name'
    | 'person'
    | 'person name'
    | 'link'
    | 'code'
    | 'username'
    | 'password',
    string | number
  >
> & {
  /** A row of each catalogue by its noun, and its own title: `row of region`, `title of region`. */
  readonly rows: Readonly<Record<string, string | number>>;
};

/** A caller: their headers, with a working session, and their own objects. */
export type Person = {
  readonly name: string;
  readonly kind: 'nobody' | 'app' | 'guest' | 'staff';
  readonly headers: Readonly<Record<string, string>>;
  readonly own: Own;
};

/** Values for a person without objects: well-formed numbers that belong to nobody. */
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
  alert: 2_000_000_003,
  picture: 2_000_000_005,
  role: 2_000_000_005,
  'role name': 'nobodys',
  person: 2_000_000_006,
  'person name': 'nobody',
  link: 'AAAAAAAAAAAAAAAAAAAAAA',
  code: '000000',
  username: 'nobody',
  password: staffPassword,
  rows: Object.fromEntries([
    ['key of system', 2_000_000_008],
    ['batch of all', 2_000_000_009],
    ['added stay', 2_000_000_010],
    ['change of role', 2_000_000_011],
    ['change of person', 2_000_000_012],
    ['booking', 2_000_000_013],
    ['difference', 2_000_000_014],
    ['unknown payment', '00000000-0000-4000-8000-0000000000ff'],
    ['failed refund', '00000000-0000-4000-8000-0000000000fe'],
    ['past ride', 2_000_000_014],
    ['ride of booking', 2_000_000_017],
    ['refund request', 2_000_000_014],
    ['report', 2_000_000_018],
    ['letter', 2_000_000_019],
    ['view', 2_000_000_020],
    ['look', 2_000_000_021],
    ['stay to book', 'BP999999-9'],
    ['room to book', 'BP999999-8'],
    ['rate to book', 1],
    ['pay link', 'AAAAAAAAAAAAAAAAAAAAAA'],
    ['fix link', 'AAAAAAAAAAAAAAAAAAAAAA'],
    ['booking to fix', 2_000_000_019],
    ['finding', 2_000_000_023],
    ['amount of link', '24.00'],
    ['guest message', 2_000_000_015],
    ['unpaid booking', 2_000_000_016],
    ...ALL_CATALOGUES.flatMap(({ one }) => [
      [`row of ${one}`, 2_000_000_004],
      [`title of ${one}`, 'nobody’s'],
      [`batch of ${one}`, 2_000_000_006],
      [`change of ${one}`, 2_000_000_007],
    ]),
  ]),
};
