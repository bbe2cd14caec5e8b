import type { TestApp } from '../open-test-app.ts';
import { makeStay, rateOf, serviceOf } from '../sales.ts';
import type { Own } from './person.ts';
import type { Thing, Things } from './things.ts';

/** A stay that nobody else books for. */
async function makeStayToBook(test: TestApp): Promise<Own['rows']> {
  const { folio } = await makeStay(test);
  const room = await makeStay(test, { parent_resv_name_id: `R-${folio}` });
  return {
    'stay to book': folio,
    'room to book': room.folio,
    'rate to book': await rateOf(test, serviceOf.suvArrival),
  };
}

const toBook: Thing = {
  names: {
    folio: '@stay to book',
    'reservations.folio': '@room to book',
    other_hotel: 'BP',
    other_folio: '@room to book',
    last_name: 'Test',
    service_id: serviceOf.suvArrival,
    service_rate_id: '@rate to book',
  },
  make: makeStayToBook,
};

export const stayThings: Things = {
  bookings: toBook,
  // A search by words names no object.
  'bookings/search': { names: {} },
};
