import type { Acting } from '@traslado/domain/desk/overrides';
import type { Airport, Property, Service } from '../../inventory/records.ts';
import type { Snapshot } from '../../inventory/snapshot.ts';
import type { PmsStay } from '../../ports/pms.ts';
import type { CouponRecord, CouponStayRecord, TransferRecord } from '../../store/booking/record.ts';
import type { Schedules } from '../ride/ask-schedule.ts';
import type { IncludedService } from '../ride/find-included-service.ts';
import type { ChangeBody } from './change-body.ts';

/** The facts that a change is planned from. */
export type ChangeContext = {
  readonly snapshot: Snapshot;
  readonly coupon: CouponRecord;
  readonly ride: TransferRecord;
  readonly service: Service;
  readonly property: Property;
  readonly airport: Airport;
  /** The riding stays, main first: the booking's own, or the ones that replace them. */
  readonly party: readonly CouponStayRecord[];
  /** The same as the PMS knows them now. */
  readonly stays: readonly PmsStay[];
  /** The main stay's included service. */
  readonly includedService: IncludedService | null;
  readonly includedUsedMinor: number;
  /** The schedule of the ride's flight in the body. */
  readonly schedules: Schedules;
  readonly body: ChangeBody;
  /** Staff settled the special items with the guest. */
  readonly confirmsItems?: boolean;
  readonly now: number;
  /** Staff who act for the guest. */
  readonly acting?: Acting;
};
