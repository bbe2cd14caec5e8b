import type { CallName } from '@traslado/contract/routes';
import type { TestApp } from '../open-test-app.ts';
import { makeStay, rateOf, serviceOf } from '../sales.ts';

/** The subjects of the calls about booking for a guest. */
export const ownInBooking: Partial<Record<CallName, Readonly<Record<string, string | number>>>> = {
  findStayToBook: { folio: '@stay to book' },
  linkStayForGuest: {
    folio: '@stay to book',
    other_hotel: 'BP',
    other_folio: '@room to book',
    last_name: 'Test',
  },
  groupStaysForGuest: { folio: '@stay to book' },
  searchOffers: { folio: '@stay to book' },
  bookForGuest: {
    folio: '@stay to book',
    service_id: serviceOf.suvArrival,
    service_rate_id: '@rate to book',
  },
};

/** A stay for this call alone. */
export async function makeStayToBook(
  test: TestApp,
  name: CallName | undefined,
): Promise<Record<string, string | number>> {
  if (!name || !Object.hasOwn(ownInBooking, name)) return {};
  const { folio } = await makeStay(test);
  const room = await makeStay(test, { parent_resv_name_id: `R-${folio}` });
  return {
    'stay to book': folio,
    'room to book': room.folio,
    'rate to book': await rateOf(test, serviceOf.suvArrival),
  };
}
