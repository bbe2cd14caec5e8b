import { routes } from '@traslado/contract/routes';
import { demoAirlines, demoFlights } from '../../demo/flights.ts';
import { found, notFound, type StandInCall } from './stand-in-call.ts';

type Flight = ReturnType<typeof demoFlights>[number];

const airlineNames = new Map(demoAirlines.map(({ id, name }) => [id, name]));

function flightAnswer(flight: Flight, on: string | null) {
  return {
    flight_key: flight.flight_key,
    airline_id: flight.airline_id,
    airline: airlineNames.get(flight.airline_id) ?? '',
    flight_number: flight.flight_number,
    airport_id: flight.airport_id,
    type: flight.type,
    flight_date: on,
    flight_time: flight.flight_time,
    is_national: flight.is_national ? '1' : '0',
    other_airport: flight.other_airport,
    gate: null,
  };
}

/** Flights and airlines. */
export function callsOfFlights(): StandInCall[] {
  const flights = demoFlights();
  return [
    {
      name: 'listAirlines',
      route: routes.listAirlines,
      answer: () =>
        found(
          demoAirlines.map(({ id, iata_code, name, type, status }) => ({
            id,
            createdAt: '2020-01-01T00:00:00Z',
            createdBy: 'stand-in',
            iataCode: iata_code,
            icaoCode: iata_code,
            name,
            type: type ?? 'commercial',
            status: status ?? 1,
            updatedAt: '2020-01-01T00:00:00Z',
            updatedBy: 'stand-in',
          })),
        ),
    },
    {
      name: 'findFlightByKey',
      route: routes.findFlightByKey,
      answer({ params }) {
        const flight = flights.find(({ flight_key }) => flight_key === params.flightNumber);
        return flight ? found(flightAnswer(flight, null)) : notFound;
      },
    },
    {
      name: 'searchFlight',
      route: routes.searchFlight,
      answer({ params: { codeFlight, numberFlight, type, dateFlight = '' } }) {
        const flight = flights.find(
          (one) => one.flight_key === `${codeFlight}${numberFlight}` && one.type === type,
        );
        const weekday = 1 << ((new Date(`${dateFlight}T00:00:00Z`).getUTCDay() + 6) % 7);
        return flight && ((flight.weekdays ?? 127) & weekday) !== 0
          ? found(flightAnswer(flight, dateFlight))
          : notFound;
      },
    },
  ];
}
