import { createEmbeddedStaffIdentity } from './adapters/staff-identity/embedded.ts';
import type { Db } from './db/client.ts';
import type { StaffIdentity } from './ports/staff-identity.ts';

/** Who knows staff: accounts of our own. The demo's open nothing where the demo is off. */
export function chooseStaffIdentity(db: Db, { demo }: { demo: boolean }): StaffIdentity {
  return createEmbeddedStaffIdentity(db, { demo });
}
