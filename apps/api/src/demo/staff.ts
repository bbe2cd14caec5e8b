import { permissionsOf, ROLE_NAMES, type Role } from '@traslado/domain/access/permissions';
import type { Insertable } from 'kysely';
import { hashPassword } from '../db/password-hash.ts';
import type { Database } from '../db/schema.ts';

/** Of every account of the demo. It is public: where the demo is off, these accounts open nothing. */
export const demoPassword = 'Traslado-demo-2026!';

const people = {
  catalogue: 'Inés Catalán',
  revenue: 'Raúl Tarifa',
  concierge: 'Camila Recepción',
  finance: 'Fátima Cuentas',
  dispatcher: 'Darío Despacho',
  auditor: 'Aurelio Revisa',
  administrator: 'Adela Mando',
} as const;

/** The roles as the product brings them along: later changes go when the demo is reset. */
const titles: Readonly<Record<Role, { en: string; es: string }>> = {
  catalogue: { en: 'Catalog', es: 'Catálogo' },
  revenue: { en: 'Revenue', es: 'Ingresos' },
  concierge: { en: 'Concierge', es: 'Concierge' },
  finance: { en: 'Finance', es: 'Finanzas' },
  dispatcher: { en: 'Dispatcher', es: 'Despacho' },
  auditor: { en: 'Auditor', es: 'Auditoría' },
  administrator: { en: 'Administrator', es: 'Administración' },
};

/** The amount that holders of a role refund of one booking on their own, in cents. */
const limits: Readonly<Partial<Record<Role, number>>> = {
  concierge: 100_00,
  finance: 500_00,
  // Nobody gives a limit that they do not have.
  administrator: 5_000_00,
};

export function demoRoles(now: number): Insertable<Database['staff_role']>[] {
  const at = new Date(now);
  return ROLE_NAMES.map((name) => ({
    name,
    name_en: titles[name].en,
    name_es: titles[name].es,
    permissions: permissionsOf([name]),
    limit_minor: limits[name] ?? 0,
    created_at: at,
    updated_at: at,
  }));
}

/** `finance.demo` and its like, one for each role. */
export const demoUsername = (role: string): string => `${role}.demo`;

/** Display name of the account of a role. */
export const demoName = (role: Role): string => people[role];

/** One hash for all of them and all loads of a process: it is no secret, and making it takes as long as it should. */
let made: Promise<string> | undefined;

/** An account for each role, and a second one of finance: a requester of money never approves it. */
export async function demoStaff(now: number): Promise<Insertable<Database['staff_account']>[]> {
  made ??= hashPassword(demoPassword);
  const passwordHash = await made;
  const at = new Date(now);
  const all: readonly (readonly [string, string, Role])[] = [
    ...ROLE_NAMES.map((role) => [role, people[role], role] as const),
    ['finance2', 'Federico Saldo', 'finance'],
  ];
  return all.map(([name, displayName, role]) => ({
    username: demoUsername(name),
    display_name: displayName,
    email: `${name}@perla.example`,
    password_hash: passwordHash,
    roles: [role],
    attributes: JSON.stringify({ department: role }),
    status: 'active',
    demo: true,
    // The second one of finance has a limit above that of the role.
    limit_minor: name === 'finance2' ? 5_000_00 : null,
    created_at: at,
    updated_at: at,
  }));
}
