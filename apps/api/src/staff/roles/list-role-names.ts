import type { Db } from '../../db/client.ts';
import { listRoles } from '../../store/account/role-repository.ts';

/** Names of the present roles, read from the database. */
export const listRoleNames = async (db: Db): Promise<string[]> =>
  (await listRoles(db)).map(({ name }) => name);
