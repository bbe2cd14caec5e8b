import type { CallAnswer } from '@traslado/contract/schemas';
import { reservationDates } from '@traslado/domain/booking/availability';
import { ALL_CATALOGUES, permissionOf } from '@traslado/domain/catalogues/catalogues';
import { type SetupTarget, stepsToFirstSale } from '@traslado/domain/setup/first-sale';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import type { Pms } from '../../ports/pms.ts';
import { findBookingsMade, findHasStay, readSetupRows } from '../../store/catalogue/setup-repository.ts';

/** Of no service in particular: its own restrictions are shown where it is offered. */
const noRules = { hours: null, closedOn: [], noticeHours: 0 };

/** The days for sale. */
export const daysOfSale = (now: number, zone: string) =>
  reservationDates({ nowAt: now, zone, rules: noRules });

/** The open steps before the first sale, for a caller of all properties who keeps some of it. Null once a booking was paid. */
export async function readSetup(
  {
    db,
    inventory,
    pms,
  }: {
    readonly db: Db;
    readonly inventory: Pick<Inventory, 'current'>;
    readonly pms: Pick<Pms, 'keepsStays'>;
  },
  { permissions, scope }: StaffCaller,
  now: number,
): Promise<CallAnswer<'getHome'>['setup']> {
  const mayOpen = ({ catalogue }: SetupTarget): boolean => {
    const definition = ALL_CATALOGUES.find(({ name }) => name === catalogue);
    return definition !== undefined && permissions.includes(permissionOf(definition, 'change'));
  };
  const keeps = ALL_CATALOGUES.some((one) => permissions.includes(permissionOf(one, 'change')));
  if (!keeps || scope !== null) return null;
  const bookings = await findBookingsMade(db);
  if (bookings === 'paid') return null;
  const { from, to } = daysOfSale(now, inventory.current().properties[0]?.timeZone ?? 'UTC');
  const hasStay = !pms.keepsStays || (await findHasStay(db));
  const rows = await readSetupRows(db);
  const steps = stepsToFirstSale({ ...rows, days: { from, to }, hasStay, bookings });
  return steps.map(({ gap, ...step }) => ({
    ...step,
    gap: gap && { ...gap, target: gap.target && mayOpen(gap.target) ? gap.target : null },
  }));
}
