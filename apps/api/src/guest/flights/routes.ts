import { flightKey } from '@traslado/domain/flight/read-flight';
import { type Binding, bind } from '../../http/bind.ts';
import { createPreparedAnswers, sendPrepared } from '../../http/prepared.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import type { FlightAnswer, Flights } from '../../ports/flights.ts';
import { Refused } from '../../refused.ts';
import { presentAirline, presentFlight } from './presenter.ts';

export type FlightsDependencies = { readonly inventory: Inventory; readonly flights: Flights };

/** Look-ups that spare the guest some typing. The guest may overrule every answer. */
export function bindFlights(binding: Binding, { inventory, flights }: FlightsDependencies): void {
  const answers = createPreparedAnswers();

  bind(binding, 'listAirlines', async ({ request, reply }) => {
    const snapshot = inventory.current();
    if (snapshot.isUnread('airlines')) throw new Refused('backend.unavailable', { retryAfterSeconds: 5 });
    const answer = answers.get(snapshot.version, 'airlines', () =>
      snapshot.airlines
        .filter((airline) => airline.status === 1)
        .map(presentAirline)
        .sort((a, b) => a.name.localeCompare(b.name, 'en')),
    );
    return sendPrepared({ request, reply }, answer);
  });

  bind(binding, 'findFlightByKey', async ({ params }) => {
    const key = flightKey(params.flightNumber, inventory.current().airlineCodeOf);
    if (key === null) throw new Refused('flight.number_invalid', { field: 'flightNumber' });
    return presentFlight(flightOf(await flights.findByKey(key), 'flightNumber'));
  });

  bind(binding, 'searchFlight', async ({ params }) => {
    const { codeFlight, numberFlight } = params;
    const key = flightKey(`${codeFlight}${numberFlight}`, inventory.current().airlineCodeOf);
    if (key === null) throw new Refused('flight.number_invalid', { field: 'numberFlight' });
    return presentFlight(flightOf(await flights.find(key, params.type, params.dateFlight), 'numberFlight'));
  });
}

function flightOf(answer: FlightAnswer, field: string) {
  if (answer.kind === 'ok') return answer.flight;
  throw new Refused(answer.kind === 'not_found' ? 'flight.not_found' : 'backend.unavailable', { field });
}
