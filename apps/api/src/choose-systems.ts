import type { FastifyBaseLogger } from 'fastify';
import type { BackendEvent } from './adapters/group-client/backend.ts';
import type { GroupSystems } from './adapters/group-client/group-systems.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { OddFigure } from './http/metrics.ts';

/** The setting of each of the group's systems. A system without an address is ours. */
const urlsOf = (config: Config) => ({
  auth: config.AUTH_API_URL,
  profile: config.AUTH_API_URL,
  mobile: config.MOBILE_API_URL,
  reservations: config.RESERVATIONS_API_URL,
  sistur: config.SISTUR_API_URL,
  operations: config.OPERATIONS_API_URL,
  proxy: config.PROXY_API_URL,
  geo: config.GEO_API_URL,
  'exchange-rate': config.EXCHANGE_RATE_API_URL,
  flights: config.FLIGHTS_API_URL,
  transfers: config.TRANSFERS_API_URL,
});

/** The hosts of the systems that have an address. An address may carry a password, its host does not. */
export function addressesOf(config: Config): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(urlsOf(config)).flatMap(([system, url]) =>
      url === undefined ? [] : [[system, new URL(url).host] as const],
    ),
  );
}

/** The group's systems that the configuration names: one setting each. */
export async function chooseSystems(
  config: Config,
  clock: Clock,
  report: (event: BackendEvent) => void,
): Promise<GroupSystems> {
  const urls = urlsOf(config);
  if (Object.values(urls).every((url) => url === undefined)) return noSystems;
  // The line to other systems is loaded only where there is one of them.
  const { openGroupSystems } = await import('./adapters/group-client/group-systems.ts');
  return openGroupSystems({
    urls,
    systemUser: config.AUTH_API_USER,
    now: clock.now,
    limits: { totalMs: config.BACKEND_TIMEOUT_MS },
    report,
  });
}

/** All of it is ours. */
const noSystems: GroupSystems = { of: () => null, close: async () => undefined };

/** Logs a backend's calls as documented, without their values. */
export function tellOfSystems(log: () => FastifyBaseLogger, event: BackendEvent): void {
  if (event.kind === 'breaker') log().warn(event, 'a backend of the group changed its state');
  else if (event.kind === 'odd') {
    if (event.refused.length > 0)
      log().warn(event, 'a backend of the group sent records that cannot be read');
    else log().debug(event, 'a backend of the group answers otherwise than shown');
  } else if (event.outcome === 'ok' || event.outcome.startsWith('rejected'))
    log().debug(event, 'a backend of the group answered');
  else log().warn(event, 'a backend of the group did not answer');
}

/** Counts by place the answers of the group's systems in another form than shown. */
export function countOddAnswers(): {
  readonly note: (event: BackendEvent) => void;
  readonly list: () => readonly OddFigure[];
} {
  const figures = new Map<string, OddFigure>();
  return {
    note(event) {
      if (event.kind !== 'odd') return;
      for (const outcome of ['bent', 'refused'] as const)
        for (const { path } of event[outcome]) {
          const labels = { backend: event.backend, call: event.call, path, outcome };
          const key = JSON.stringify(labels);
          figures.set(key, { ...labels, count: (figures.get(key)?.count ?? 0) + 1 });
        }
    },
    list: () => [...figures.values()],
  };
}
