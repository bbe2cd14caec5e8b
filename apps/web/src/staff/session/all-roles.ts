import { callApi } from '../../data/client.ts';
import { staffKey } from './staff-session.ts';
import { whileSignedIn } from './while-signed-in.ts';

export const rolesKey = [...staffKey, 'roles'] as const;

/** The question for all roles: there are few. The caller sets the age of an answer. */
export const allRoles = {
  queryKey: [...rolesKey, 'list'],
  queryFn: () => whileSignedIn(() => callApi('listRoles', {})),
} as const;
