import type { Rights } from '@traslado/domain/access/authority';
import { grantedBy, type Permission } from '@traslado/domain/access/permissions';
import { mustEnrol } from '@traslado/domain/access/second-factor';
import type { Db } from '../../db/client.ts';
import { keepCurrent } from '../../db/keep-current.ts';
import type { Listener } from '../../db/listener.ts';
import type { RoleRecord } from '../../store/account/role-record.ts';
import { listRoles } from '../../store/account/role-repository.ts';
import { rightsBy } from './rights-of-rows.ts';

/**
 * The roles, in memory. A change is in force in every process some milliseconds after it is written: the database tells all of them. While
 * the database is away nobody is let in, so an old reading does no harm.
 */
export type Roles = {
  readonly all: () => readonly RoleRecord[];
  /** All present permissions of these roles. A removed role gives nothing. */
  readonly permissionsOf: (names: readonly string[]) => Permission[];
  /** The same with the limit over money; the account's own limit stands above those of its roles. */
  readonly rightsOf: (account: Parameters<typeof rightsBy>[1]) => Rights;
  /** True if a holder of these roles needs a second factor. */
  readonly needFactor: (names: readonly string[]) => boolean;
  /** True if the account may do nothing before it has one. */
  readonly mustEnrol: (account: Account) => boolean;
  /** The present permissions of an account: none, where it needs a second factor and has none. */
  readonly permissionsOfAccount: (account: Account) => Permission[];
  /** The names that are roles, each once. */
  readonly known: (names: readonly string[]) => string[];
  /** Titles of these roles. */
  readonly titlesOf: (names: readonly string[]) => Record<string, { en: string; es: string }>;
  /** Reads them again now, after a change of one. */
  readonly reload: () => Promise<void>;
};

type Account = Parameters<typeof mustEnrol>[0];

const channel = 'roles_changed';

export async function openRoles({
  db,
  listener,
  onError,
  withFactor = [],
}: {
  db: Db;
  listener: Listener;
  onError: (error: unknown) => void;
  /** Names of the roles that need a second factor. */
  withFactor?: readonly string[];
}): Promise<Roles> {
  let roles: readonly RoleRecord[] = [];
  const read = async (): Promise<undefined> => {
    roles = await listRoles(db);
  };
  const reload = await keepCurrent({ listener, channel, read, onError });
  const of = (names: readonly string[]) => roles.filter(({ name }) => names.includes(name));
  return {
    all: () => roles,
    permissionsOf: (names) => grantedBy(of(names)),
    rightsOf: (account) => rightsBy(roles, account),
    needFactor: (names) => names.some((name) => withFactor.includes(name)),
    mustEnrol: (account) => mustEnrol(account, withFactor),
    permissionsOfAccount: (account) => (mustEnrol(account, withFactor) ? [] : grantedBy(of(account.roles))),
    known: (names) => of(names).map(({ name }) => name),
    titlesOf: (names) =>
      Object.fromEntries(of(names).map((role) => [role.name, { en: role.nameEn, es: role.nameEs }])),
    reload,
  };
}
