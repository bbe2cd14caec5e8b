import type { Db } from '../../db/client.ts';
import { insertStaffAlert } from '../../db/staff-alerts.ts';
import { flightLine } from '../ride/flights-to-check.ts';

type Landing = {
  readonly lateArrival?: boolean | undefined;
  readonly flightCode: string;
  readonly flightOn: string;
  readonly flightTime: string;
};

/** Their calls have no field for a guest who arrives later than the stay begins, so staff are told, and tell the resort. */
export async function noteLateArrival(
  db: Db,
  rides: readonly Landing[],
  { code, now }: { readonly code: string; readonly now: number },
): Promise<void> {
  const landing = rides.find(({ lateArrival }) => lateArrival);
  if (!landing) return;
  const detail = flightLine(landing);
  await insertStaffAlert(db, { kind: 'stay.late_arrival', subject: code, detail, couponId: null, now });
}
