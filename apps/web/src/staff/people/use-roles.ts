import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { callApi } from '../../data/client.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { allRoles, rolesKey } from '../session/all-roles.ts';
import { whileSignedIn } from '../session/while-signed-in.ts';
import { onVersion, refusalTextOf, writeRow } from '../session/write-outcome.ts';

export type RoleRow = CallAnswer<'createRole'>;
export type RoleViewer = CallAnswer<'listRoles'>['viewer'];
type Facts = CallRequest<'createRole'>['body'];

const roleKey = (id: number) => [...rolesKey, 'one', id] as const;

/** All roles: there are few, and the matrix shows them beside each other. */
export function useRoles() {
  return useQuery({
    ...allRoles,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

/** One role, as it was when the page was opened. */
export function useRole(id: number) {
  return useQuery({
    queryKey: roleKey(id),
    queryFn: () => whileSignedIn(() => callApi('getRole', { params: { id: String(id) } })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export function useRoleHistory(id: number) {
  return useQuery({
    queryKey: [...rolesKey, 'history', id],
    queryFn: () => whileSignedIn(() => callApi('listRoleHistory', { params: { id: String(id) } })),
    staleTime: 0,
  });
}

/** Display name of a role. */
export function useRoleTitle(): (role: { readonly name_en: string; readonly name_es: string }) => string {
  const isSpanish = useLocale() === 'es-MX';
  return ({ name_en, name_es }) => (isSpanish ? name_es : name_en);
}

/** Writes to roles. The matrix and histories are read again; a role's own page shows the server's answer. */
export function useRoleWrites() {
  const queries = useQueryClient();
  const show = (role: RoleRow) =>
    queries.setQueryData<CallAnswer<'getRole'>>(roleKey(role.id), (known) => known && { ...known, role });
  const showWritten = (role: RoleRow) => {
    show(role);
    void queries.invalidateQueries({ queryKey: [...rolesKey, 'list'] });
    void queries.invalidateQueries({ queryKey: [...rolesKey, 'history'] });
  };
  const write = async (call: () => Promise<RoleRow>) => {
    const outcome = await writeRow('role', call);
    if (outcome.kind === 'saved') showWritten(outcome.row);
    return outcome;
  };
  return {
    show,
    create: (body: Facts) => write(() => callApi('createRole', { body })),
    update: (role: RoleRow, body: Facts) =>
      write(() => callApi('updateRole', { params: { id: String(role.id) }, body }, onVersion(role))),
    /** Restores the role as it was before a change. Answers null, or the reason, as `refusalTextOf` does. */
    restore: (role: RoleRow, change: number) =>
      refusalTextOf(async () => {
        const input = { params: { id: String(role.id) }, body: { change } };
        showWritten(await callApi('restoreRole', input, onVersion(role)));
      }),
    remove: (role: RoleRow, confirmation: string) =>
      write(async () => {
        const input = { params: { id: String(role.id) }, query: { confirmation } };
        await callApi('deleteRole', input, onVersion(role));
        return role;
      }),
  };
}
