import type { RowRef } from '@traslado/domain/booking/because';
import type { Service, Words } from '../../inventory/records.ts';
import type { Snapshot } from '../../inventory/snapshot.ts';

type NamedRow = { readonly catalogue: string; readonly id: number; readonly name: Words };

/** The name of a deciding row in its catalogue: rate 4711 “High season”, restriction “Road closed”, region “Norte”. */
export function nameRow(
  snapshot: Pick<Snapshot, 'regions' | 'configurationsOfSegment' | 'restrictionById'>,
  service: Service,
  { catalogue, id }: RowRef,
): NamedRow {
  const both = (name: string | undefined): NamedRow => {
    const known = name === undefined || name === '' ? String(id) : name;
    return { catalogue, id, name: { en: known, es: known } };
  };
  switch (catalogue) {
    case 'rates':
      return both(service.rates.find((one) => one.id === id)?.description);
    case 'regions':
      return both(snapshot.regions.find((one) => one.id === id)?.name);
    case 'operation-configurations':
      return both(
        snapshot.configurationsOfSegment(service.segment.id).find((one) => one.id === id)?.description,
      );
    case 'services':
      return { catalogue, id, name: { en: service.text.en.name, es: service.text.es.name } };
    case 'restrictions':
      return both(snapshot.restrictionById(id)?.description);
  }
}
