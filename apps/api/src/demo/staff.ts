import { ROLE_NAMES } from '@traslado/domain/access/permissions';
import type { Insertable } from 'kysely';
import { hashPassword } from '../db/password-hash.ts';
import type { Database } from '../db/schema.ts';

/** Of every account of the demo. Everybody can read it here: where the demo is off, these accounts open nothing. */
export const demoPassword = 'Traslado-demo-2026!';

const people = {
  catalogue: 'Inés Catalán',
  revenue: 'Raúl Tarifa',
  concierge: 'Camila Recepción',
  finance: 'Fátima Cuentas',
  auditor: 'Aurelio Revisa',
  administrator: 'Adela Mando',
} as const;

/** `finance.demo` and its like, one for each role. */
export const demoUsername = (role: string): string => `${role}.demo`;

/** One hash for all of them and all loads of a process: it is no secret, and making it takes as long as it should. */
let made: Promise<string> | undefined;

/** An account for each role. */
export async function demoStaff(now: number): Promise<Insertable<Database['staff_account']>[]> {
  made ??= hashPassword(demoPassword);
  const passwordHash = await made;
  const at = new Date(now);
  return ROLE_NAMES.map((role) => ({
    username: demoUsername(role),
    display_name: people[role],
    email: `${role}@perla.example`,
    password_hash: passwordHash,
    roles: [role],
    attributes: JSON.stringify({ department: role }),
    status: 'active',
    demo: true,
    created_at: at,
    updated_at: at,
  }));
}
