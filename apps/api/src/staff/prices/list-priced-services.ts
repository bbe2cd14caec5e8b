import type { CallAnswer } from '@traslado/contract/schemas';
import { isInScope, type Scope } from '@traslado/domain/access/scope';
import type { Language } from '@traslado/domain/language';
import type { Snapshot } from '../../inventory/snapshot.ts';
import { presentService } from './presenter.ts';

/** The services whose price staff can ask: of their properties, inactive ones too. */
export function listPricedServices(
  snapshot: Snapshot,
  { scope, language }: { readonly scope: Scope; readonly language: Language },
): CallAnswer<'listPricedServices'> {
  const properties = snapshot.properties.filter(({ id }) => isInScope(scope, id));
  return {
    properties: properties.map(({ id, code, name }) => ({
      id,
      code,
      name,
      services: snapshot.allServicesOf(id).map((service) => presentService(snapshot, service, language)),
    })),
  };
}
