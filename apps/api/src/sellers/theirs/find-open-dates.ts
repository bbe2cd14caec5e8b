import { reservationDates } from '@traslado/domain/booking/availability';
import type { Property, Service } from '../../inventory/records.ts';
import type { Transfers } from '../../ports/transfers.ts';
import type { OpenDates } from '../port/seller.ts';

/**
 * Days on which a service can be chosen: open by our rules, and sold by the group's backend as well. While it does not answer ours are
 * shown: the sale itself asks it.
 */
export async function findOpenDates(
  transfers: Pick<Transfers, 'findDates'>,
  {
    property,
    service,
    now,
  }: { readonly property: Property; readonly service: Service; readonly now: number },
): Promise<OpenDates> {
  const ours = reservationDates({ nowAt: now, zone: property.timeZone, rules: service.rules });
  const answer = await transfers.findDates({ serviceId: service.id, hotel: property.code });
  const theirs = answer?.kind === 'ok' ? answer.value : null;
  if (!theirs) return ours;
  const from = ours.from > theirs.from ? ours.from : theirs.from;
  const to = ours.to < theirs.to ? ours.to : theirs.to;
  const closed = [...new Set([...ours.closed, ...theirs.closed])].filter((day) => from <= day && day <= to);
  return { from, to, closed: closed.sort() };
}
