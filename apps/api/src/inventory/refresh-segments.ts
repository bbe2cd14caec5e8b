import type { Tx } from '../db/client.ts';
import type { Offered } from './refresh-offers.ts';
import type { RefreshContext } from './refresh-part.ts';
import { insertSegment } from './refresh-repository.ts';

/** Segments that services reference: known ones, and new ones between the places of their airport and resort. */
export function segmentsOf({ source, rows, numbers, tell }: RefreshContext): {
  /** Ours; null for one without a readable record, `unavailable` without an answer. */
  readonly find: (one: Offered, theirs: number) => Promise<number | 'unavailable' | null>;
  readonly takeWrites: () => ((tx: Tx) => Promise<void>)[];
} {
  const writes: ((tx: Tx) => Promise<void>)[] = [];
  const refused = new Set<string>();
  return {
    takeWrites: () => writes,
    async find({ scope, propertyId, airportId }, theirs) {
      const known = numbers.find({ kind: 'segment', scope, theirs });
      if (known !== null) return known;
      if (refused.has(`${scope}|${theirs}`)) return null;
      const airport = rows.places.find((place) => place.airportId === airportId);
      const property = rows.places.find((place) => place.propertyId === propertyId);
      const like = rows.segments.find(
        ({ id, originPlaceId, destinationPlaceId }) =>
          id === theirs &&
          numbers.isTheirs('segment', id) &&
          rows.places.find((place) => place.id === originPlaceId)?.airportId === airportId &&
          rows.places.find((place) => place.id === destinationPlaceId)?.propertyId === propertyId,
      );
      if (like) return numbers.give({ kind: 'segment', scope, theirs }, like.id);
      const answer = await source.findSegment?.(theirs);
      if (answer?.kind === 'unavailable') return 'unavailable';
      const segment = answer?.kind === 'ok' ? answer.value : null;
      if (!segment || !airport || !property) {
        refused.add(`${scope}|${theirs}`);
        const expected = segment
          ? 'places of its airport and its hotel'
          : 'a segment with its hours before a flight';
        tell({
          subject: `segment ${theirs} at ${scope}`,
          path: 'service_segment_id',
          expected,
          found: 'none',
        });
        return null;
      }
      const id = await numbers.give({ kind: 'segment', scope, theirs });
      const name = segment.shortDescription || scope;
      writes.push((tx) =>
        insertSegment(tx, id, { ...segment, name, fromPlaceId: airport.id, toPlaceId: property.id }),
      );
      return id;
    },
  };
}
