import type { CallAnswer } from '@traslado/contract/schemas';
import type { Snapshot } from '../../inventory/snapshot.ts';
import { Refused } from '../../refused.ts';
import { presentSegment } from './presenter.ts';

type Wish = {
  readonly segment: number;
  readonly status?: string | number | undefined;
  readonly service_id?: number | undefined;
  readonly place_area_origin_id?: number | undefined;
  readonly place_area_destination_id?: number | undefined;
};

/** The services of a segment that fit the wish; a field that is left out fits all. @throws Refused `segment.not_found` */
export function listSegments(
  snapshot: Snapshot,
  { segment, status, ...wish }: Wish,
): CallAnswer<'listSegments'> {
  if (!snapshot.segmentById(segment)) throw new Refused('segment.not_found', { field: 'segment' });
  const fits = (asked: number | undefined, own: number): boolean => asked === undefined || asked === own;
  return snapshot
    .servicesOfSegment(segment)
    .map(presentSegment)
    .filter(
      (row) =>
        (status === undefined || row.status === Number(status)) &&
        fits(wish.service_id, row.service_id) &&
        fits(wish.place_area_origin_id, row.place_area_origin_id) &&
        fits(wish.place_area_destination_id, row.place_area_destination_id),
    );
}
