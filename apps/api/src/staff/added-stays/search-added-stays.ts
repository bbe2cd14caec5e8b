import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import type { StaffCaller } from '../../http/tokens.ts';
import { countAddedStays, listAddedStays } from '../../store/stay/added-stay-repository.ts';
import { type AddedStayDependencies, refuseElsewhere } from './add-stay.ts';
import { propertiesOf } from './plan-stays.ts';
import { presentAddedStay } from './presenter.ts';

/** Stays that staff added by hand, of the caller's properties. Code: `stay.kept_elsewhere`. */
export async function searchAddedStays(
  { db, pms, inventory }: AddedStayDependencies,
  { scope, permissions }: StaffCaller,
  { search, page, page_size }: CallRequest<'searchAddedStays'>['body'],
): Promise<CallAnswer<'searchAddedStays'>> {
  refuseElsewhere(pms);
  const snapshot = inventory.current();
  const properties = propertiesOf(snapshot, { scope });
  const wanted = { search, hotels: scope && properties.map(({ code }) => code) };
  const stays = await listAddedStays(db, wanted, { page, page_size });
  return {
    rows: stays.map((stay) => presentAddedStay(snapshot, stay)),
    total: await countAddedStays(db, wanted),
    page,
    page_size,
    viewer: {
      can_change: permissions.includes('stays:change'),
      can_import: permissions.includes('stays:import'),
      properties: properties
        .filter(({ active }) => active)
        .map(({ id, code, name, folioExample: example }) => ({ id, code, name, example })),
    },
  };
}
