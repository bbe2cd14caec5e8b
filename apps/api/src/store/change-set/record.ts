import type { Scope } from '@traslado/domain/access/scope';
import type { Rate } from '@traslado/domain/booking/price';
import type { PriceShift } from '@traslado/domain/booking/price-shifts';
import type { Facts } from '@traslado/domain/catalogues/definition';
import type { ChangeSetState } from '@traslado/domain/change-sets/state';
import type { Language } from '@traslado/domain/language';
import type { OperationType } from '../../inventory/records.ts';

/** A draft of changes of catalogues. Instants in epoch milliseconds. */
export type SetRecord = {
  readonly id: number;
  readonly name: string;
  readonly note: string;
  readonly status: ChangeSetState;
  readonly version: number;
  readonly rows: number;
  readonly createdAt: number;
  readonly createdBy: string;
  /** The names that people read. */
  readonly createdName: string;
  readonly approvedName: string | null;
  readonly endedName: string | null;
  readonly approvedAt: number | null;
  readonly approvedBy: string | null;
  readonly publishAt: number | null;
  readonly publishZone: string | null;
  /** The user name; people read the name. */
  readonly scheduledBy: string | null;
  readonly scheduledName: string | null;
  readonly scheduledById: number | null;
  readonly endedAt: number | null;
  readonly endedBy: string | null;
  readonly failure: string | null;
  readonly batchId: number | null;
};

/** A set's version of a row: `before` is null for a new row, `after` for a deleted one. */
export type KeptRow = {
  readonly rowId: number;
  readonly before: Facts | null;
  readonly after: Facts | null;
};

export type SetRow = KeptRow & { readonly id: number; readonly catalogue: string; readonly username: string };

/** The sets that a person sees: they see every catalogue and every row of it; an empty set is seen by its maker. Null sees all. */
export type Sight = {
  readonly catalogues: readonly string[];
  readonly scope: Scope;
  readonly accountId: number;
} | null;

/** A service whose prices a set may change. */
export type ServiceOfSet = {
  readonly id: number;
  readonly name: Readonly<Record<Language, string>>;
  readonly isPrivate: boolean;
  readonly paxMax: number;
  readonly operationType: OperationType;
  readonly propertyId: number;
  readonly propertyCode: string;
  readonly propertyName: string;
  readonly timeZone: string;
};

export type RateOfSet = Rate & { readonly serviceId: number; readonly description: string };

/** A guest price: the rate, and its unit, a vehicle or a seat. */
export type AskedPrice = Pick<
  RateOfSet,
  | 'id'
  | 'priority'
  | 'description'
  | 'currency'
  | 'priceMinor'
  | 'adultPriceMinor'
  | 'minorPriceMinor'
  | 'validFromOn'
  | 'validToOn'
> & { readonly isPrivate: boolean; readonly paxMax: number };

/** A set's changes of guest prices, by service. `more`: the number of runs of days, or services, that are left out. */
export type PriceShifts = {
  readonly services: readonly (Pick<
    ServiceOfSet,
    'id' | 'name' | 'operationType' | 'propertyId' | 'propertyCode' | 'propertyName'
  > & { readonly shifts: readonly PriceShift<AskedPrice>[]; readonly more: number })[];
  readonly more: number;
};
