import { routes } from '@traslado/contract/routes';
import { type Backend, type BackendEvent, createBackend } from './backend.ts';
import type { BackendLimits } from './limits.ts';
import { type IssuedToken, keepSystemToken } from './system-token.ts';
import { answerOf, refuse } from './tolerant/reading.ts';
import { one, record } from './tolerant/shapes.ts';
import { instant, shown, value } from './tolerant/values.ts';

/** The group's systems that can stand in for ours, each at the address of its setting. */
export const groupSystems = [
  'auth',
  // The same address, for persons who signed in there: its troubles are not to keep the others from their token.
  'profile',
  'mobile',
  'reservations',
  'sistur',
  'operations',
  'proxy',
  'geo',
  'exchange-rate',
  'flights',
  'transfers',
] as const;

export type GroupSystem = (typeof groupSystems)[number];

export type GroupSystems = {
  /** Null where ours answers. */
  readonly of: (system: GroupSystem) => Backend | null;
  readonly close: () => Promise<void>;
};

/**
 * Opens the systems that have an address. Nothing is asked yet, so that our start does not depend on them.
 * @param systemUser the user name of our sign-in; with an address of `auth` every other call carries its token
 */
export function openGroupSystems(options: {
  readonly urls: Readonly<Partial<Record<GroupSystem, string | undefined>>>;
  readonly systemUser: string;
  readonly now: () => number;
  readonly limits?: Partial<BackendLimits> | undefined;
  readonly report?: ((event: BackendEvent) => void) | undefined;
}): GroupSystems {
  const { urls, systemUser, now, limits, report } = options;
  const open = (name: GroupSystem, token?: ReturnType<typeof keepSystemToken>): Backend | null => {
    const url = urls[name];
    return url ? createBackend({ name, url, token, limits: limitsOf(name, limits), report }) : null;
  };
  const auth = open('auth');
  const token = auth ? keepSystemToken(() => issueToken(auth, systemUser), now) : undefined;
  const opened = new Map(
    groupSystems.map((name) => {
      if (name === 'auth') return [name, auth];
      // A profile is asked for with the token of the person.
      return [name, open(name, name === 'profile' ? undefined : token)];
    }),
  );
  return {
    of: (system) => opened.get(system) ?? null,
    async close() {
      await Promise.all([...opened.values()].map((backend) => backend?.close()));
    },
  };
}

/** Informing calls are not worth a long wait. */
const informing: ReadonlySet<GroupSystem> = new Set(['geo', 'exchange-rate', 'profile']);

function limitsOf(name: GroupSystem, given: Partial<BackendLimits> = {}): Partial<BackendLimits> {
  if (!informing.has(name)) return given;
  return { ...given, totalMs: Math.min(given.totalMs ?? 1_500, 1_500) };
}

/** Of the token they show `id.token`. One that cannot be a header is none. */
const bearer = value('a token', (given, at): string =>
  typeof given === 'string' && /^[\x21-\x7e]+$/.test(given) ? given : refuse(at, 'a token', given),
);

const loginAnswer = answerOf(one(record({ id: record({ token: bearer, expires_at: shown(instant) }) })));

export async function issueToken(auth: Backend, username: string): Promise<IssuedToken | null> {
  const outcome = await auth.call(routes.loginSystem, { body: { username }, repeatable: true }, loginAnswer);
  if (outcome.kind !== 'ok') return null;
  const { token, expires_at } = outcome.value.id;
  return { token, expiresAt: expires_at };
}
