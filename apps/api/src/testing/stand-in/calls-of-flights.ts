import { routes } from '@traslado/contract/routes';
import { weekdayOf } from '@traslado/domain/catalogues/flights';
import { demoAirlines, demoFlights } from '../../demo/flights.ts';
import { found, notFound, type StandInCall } from './stand-in-call.ts';

type Flight = ReturnType<typeof demoFlights>[number];

const airlines = new Map(demoAirlines.map((airline) => [airline.id, airline]));

const keyOf = (flight: Flight): string =>
  `${airlines.get(flight.airline_id)?.iata_code}${flight.flight_number}`;

function flightAnswer(flight: Flight, on: string | null) {
  return {
    flight_key: keyOf(flight),
    airline_id: flight.airline_id,
    airline: airlines.get(flight.airline_id)?.name ?? '',
    flight_number: flight.flight_number,
    airport_id: flight.airport_id,
    type: flight.type,
    flight_date: on,
    flight_time: flight.flight_time,
    is_national: flight.is_national ? '1' : '0',
    other_airport: flight.other_airport,
    terminal: flight.terminal && `Terminal ${flight.terminal}`,
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
        const flight = flights.find((one) => keyOf(one) === params.flightNumber);
        return flight ? found(flightAnswer(flight, null)) : notFound;
      },
    },
    {
      name: 'searchFlight',
      route: routes.searchFlight,
      answer({ params: { codeFlight, numberFlight, type, dateFlight = '' } }) {
        const flight = flights.find(
          (one) => keyOf(one) === `${codeFlight}${numberFlight}` && one.type === type,
        );
        const flies = flight?.weekdays?.includes(weekdayOf(dateFlight)) ?? true;
        return flight && flies ? found(flightAnswer(flight, dateFlight)) : notFound;
      },
    },
  ];
}
