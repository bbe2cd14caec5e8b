import { type QueryExecutorProvider, sql } from 'kysely';
import { bookings } from './baseline/bookings.ts';
import { commonest, dialingCodes } from './baseline/countries.ts';
import { desk } from './baseline/desk.ts';
import { drafts } from './baseline/drafts.ts';
import { functions } from './baseline/functions.ts';
import { house } from './baseline/house.ts';
import { limits } from './baseline/limits.ts';
import { messages } from './baseline/messages.ts';
import { money } from './baseline/money.ts';
import { pictures } from './baseline/pictures.ts';
import { places } from './baseline/places.ts';
import { reportTouches } from './baseline/report-touches.ts';
import { reports } from './baseline/reports.ts';
import { services } from './baseline/services.ts';
import { staff } from './baseline/staff.ts';
import { stays } from './baseline/stays.ts';
import { theirs } from './baseline/theirs.ts';
import { triggers } from './baseline/triggers.ts';

/** The last migration of the databases that were made before the baseline: their tables are the baseline's. */
export const LAST_BEFORE_BASELINE = '0211-findings-that-are-right';

/** A table comes after those that it refers to. */
const tables = [
  ...[pictures, places, house, services, staff, drafts],
  ...[bookings, stays, money, messages, desk, theirs, reports, limits],
];

/** Roles of a new database. The start of the product gives them their permissions. */
const roles = `insert into staff_role (name, name_en, name_es) values
  ('catalogue', 'Catalog', 'Catálogo'), ('revenue', 'Revenue', 'Ingresos'), ('concierge', 'Concierge', 'Concierge'),
  ('finance', 'Finance', 'Finanzas'), ('auditor', 'Auditor', 'Auditoría'),
  ('administrator', 'Administrator', 'Administración');`;

const societies = `insert into society (id, code, legal_name, position) values
  (1, 'PRG', 'PRG', 1), (2, 'CIHC', 'CIHC', 2);`;

export async function up(db: QueryExecutorProvider): Promise<void> {
  // Functions name tables that come after them.
  await sql`set local check_function_bodies = off`.execute(db);
  for (const part of [functions, ...tables, triggers, reportTouches, roles, societies])
    await sql.raw(part).execute(db);
  await sql`insert into country (code, dialing_code, position, society_id)
    select code, dialing_code, coalesce(array_position(${[...commonest]}::text[], code), 50),
      case when code = 'MX' then 2 end
    from unnest(${dialingCodes.map(([code]) => code)}::text[], ${dialingCodes.map(([, dialing]) => dialing)}::text[])
      as country (code, dialing_code)`.execute(db);
}
