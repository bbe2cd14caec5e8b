import type { Db } from '../db/client.ts';
import { hashOfToken } from '../db/token-hash.ts';
import { type Binding, bind } from '../http/bind.ts';
import type { Inventory } from '../inventory/inventory.ts';
import type { FlightPush } from '../ports/flight-status.ts';
import { Refused } from '../refused.ts';
import { takePush } from '../sellers/follow/take-push.ts';
import { findSystem, listKeys, updateKeyEnd } from '../store/account/system-repository.ts';
import { createKey, MOST_KEYS } from './create-key.ts';
import { presentKey } from './presenter.ts';
import { signInSystem } from './sign-in-system.ts';

export type SystemsDependencies = {
  readonly db: Db;
  readonly inventory: Pick<Inventory, 'reload'>;
  readonly systemUser: string;
};

/** Programs that call us: their sign-in, and their keys, kept by staff. Their permissions are a catalogue. */
export function bindSystems(binding: Binding, { db, inventory, systemUser }: SystemsDependencies): void {
  const { tokens } = binding;
  // In force here before the answer is sent. The change is kept, even if this reading fails: the database's message brings another.
  const reload = () => inventory.reload().catch(() => {});

  bind(binding, 'loginSystem', async ({ body, now }) => ({
    id: await signInSystem({ db, tokens, systemUser }, body, now),
  }));

  bind(binding, 'listSystemKeys', async ({ caller, params }) => {
    if (!(await findSystem(db, params.id))) throw new Refused('system.not_found');
    const keys = await listKeys(db, params.id);
    const mayChange = caller.permissions.includes('systems:change');
    const working = keys.filter(({ endedAt }) => endedAt === null).length;
    return {
      keys: keys.map(presentKey),
      viewer: { can_make: mayChange && working < MOST_KEYS, can_end: mayChange },
    };
  });

  bind(binding, 'createSystemKey', async ({ caller, params, now }) => {
    const made = await createKey(db, caller, { systemId: params.id, now });
    await reload();
    return made;
  });

  bind(binding, 'endSystemKey', async ({ caller, params, now }) => {
    const { username } = caller;
    if (!(await updateKeyEnd(db, { systemId: params.id, id: params.key }, { username, now })))
      throw new Refused('system_key.not_found');
    await reload();
    return { ended: true as const };
  });
}

export type FlightNewsDeps = {
  readonly db: Db;
  readonly inventory: Pick<Inventory, 'current'>;
  readonly flightPush?: FlightPush | null;
};

/** A message about one flight has some thousand bytes. */
const MOST_BYTES = 64_000;

/** The feed's own messages. Nobody signs them, so the secret of the address lets them in, and their flights are asked about. */
export function bindFlightNews({ app, clock }: Binding, deps: FlightNewsDeps): void {
  const { flightPush } = deps;
  const route = { schema: { hide: true }, bodyLimit: MOST_BYTES };
  app.post<{ Params: { source: string; secret: string } }>(
    '/v1/flight-news/:source/:secret',
    route,
    async ({ params, body }, reply) => {
      const isTheirs =
        flightPush?.source === params.source && hashOfToken(flightPush.secret) === hashOfToken(params.secret);
      if (!isTheirs) throw new Refused('route.not_found');
      await takePush(deps, flightPush.read(body), clock.now());
      return reply.code(204).send();
    },
  );
}
