import type { AskedCall, BreakerState, OddPlace, SeenBackend } from '../../ports/backend-watch.ts';
import type { BackendEvent } from '../group-client/backend.ts';

type Seen = {
  breaker: BreakerState;
  readonly calls: Map<string, AskedCall>;
  readonly odd: Map<string, Map<string, OddPlace>>;
};

/** Places kept of one call; a system that sends ever new ones does not fill the memory. */
const mostPlaces = 100;

/**
 * Keeps the reports of backends about their calls: the last of each, and every odd place with its count.
 * @param hosts of the systems that have an address, in the order in which they are listed
 */
export function watchEvents(
  hosts: ReadonlyMap<string, string>,
  now: () => number,
): { readonly note: (event: BackendEvent) => void; readonly list: () => readonly SeenBackend[] } {
  const seen = new Map<string, Seen>();
  const of = (backend: string): Seen => {
    const known = seen.get(backend) ?? { breaker: 'closed', calls: new Map(), odd: new Map() };
    seen.set(backend, known);
    return known;
  };
  return {
    note(event) {
      const backend = of(event.backend);
      if (event.kind === 'breaker') backend.breaker = event.state;
      else if (event.kind === 'call') {
        const { call, outcome, shape, ms } = event;
        // A call skipped by the open breaker must not overwrite the last real answer.
        if (outcome === 'circuit_open' && backend.calls.has(call)) return;
        backend.calls.delete(call);
        backend.calls.set(call, { call, outcome, shape, ms, at: now() });
      } else {
        const places = backend.odd.get(event.call) ?? new Map<string, OddPlace>();
        backend.odd.set(event.call, places);
        for (const outcome of ['bent', 'refused'] as const)
          for (const { path, expected, found } of event[outcome]) {
            const key = JSON.stringify([outcome, path, expected]);
            const count = (places.get(key)?.count ?? 0) + 1;
            if (count > 1 || places.size < mostPlaces)
              places.set(key, { path, expected, found, outcome, count });
          }
      }
    },
    list: () =>
      [...hosts].map(([system, host]) => {
        const { breaker, calls, odd } = of(system);
        return {
          system,
          host,
          breaker,
          calls: [...calls.values()]
            .reverse()
            .map((call) => ({ ...call, odd: [...(odd.get(call.call)?.values() ?? [])] })),
        };
      }),
  };
}
