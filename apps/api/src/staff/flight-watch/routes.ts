import { type Binding, bind } from '../../http/bind.ts';
import { type FlightWatchDeps, readFlight, readWatch } from './read-watch.ts';
import { searchNotices } from './search-notices.ts';
import { setTime } from './set-time.ts';

/** Flights that are followed, the times that a dispatcher sets by hand, and the notices about them. */
export function bindFlightWatch(binding: Binding, deps: FlightWatchDeps): void {
  bind(binding, 'getFlightWatch', ({ query, ...reader }) => readWatch(deps, reader, query));
  bind(binding, 'getWatchedFlight', ({ params, ...reader }) => readFlight(deps, reader, params.id));
  bind(binding, 'setFlightTime', ({ params, body, caller, now, ifMatch }) =>
    setTime(deps, { caller, now, ifMatch, id: params.id, body }),
  );
  bind(binding, 'removeFlightTime', ({ params, caller, now, ifMatch }) =>
    setTime(deps, { caller, now, ifMatch, id: params.id, body: null }),
  );
  bind(binding, 'searchNotices', ({ body, ...reader }) => searchNotices(deps, reader, body));
}
