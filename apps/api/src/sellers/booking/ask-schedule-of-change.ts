import type { TransferRecord } from '../../store/booking/record.ts';
import { askSchedules, type Schedules } from '../ride/ask-schedule.ts';
import type { ChangeBody } from './change-body.ts';
import { flightOf } from './reschedule-ride.ts';

/** The schedule of the ride's new flight. A change that leaves the flight alone asks nothing. */
export function askScheduleOfChange(
  deps: Parameters<typeof askSchedules>[0],
  { ride, body, airportId }: { ride: TransferRecord; body: ChangeBody; airportId: number },
): Promise<Schedules> {
  const says = [body.flight_code, body.service_date, body.flight_time, body.is_national, body.terminal];
  const isAsked = says.some((one) => one !== undefined);
  return askSchedules(deps, isAsked ? { [ride.direction]: flightOf(ride, body) } : {}, airportId);
}
