import pg from 'pg';
import { StartError } from '../start-error.ts';
import { placeOf } from './database-url.ts';
import { runtimeUserLock } from './locks.ts';

/** The users of the database: the owner of its tables migrates them; the product's user at run time only reads and writes rows. */

/** The audit is only ever added to; the rows of migrations are the owner's. */
const wanted = `case
    when c.relkind = 'S' then '{USAGE}'
    when c.relname like 'kysely\\_%' then '{}'
    when c.relname in ('audit_entry', 'audit_seal', 'audit_check') then '{INSERT,SELECT}'
    when c.relname = 'audit_closing' then '{SELECT}'
    else '{DELETE,INSERT,SELECT,UPDATE}'
  end::text[]`;

/** Tables and sequences with other rights of the user than needed. */
const others = `
  select format('%I.%I', n.nspname, c.relname) as name, c.relkind = 'S' as is_sequence, array_to_string(${wanted}, ', ') as rights
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in (current_schema(), 'sandbox_gateway') and c.relkind in ('r', 'p', 'v', 'm', 'S')
    and ${wanted} <> array(
      select privilege_type from aclexplode(c.relacl) where grantee = $1::regrole order by privilege_type)`;

/** Target of a connection: the start of the server, and the database. */
const place = `
  select pg_postmaster_start_time()::text || ' ' || (select oid from pg_database where datname = current_database()) as place`;

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    query_timeout: 60_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** @throws StartError when the two addresses lead to different databases */
export async function checkSameDatabase(url: string, ownerUrl: string): Promise<void> {
  const [one, other] = await Promise.all(
    [url, ownerUrl].map((address) => connected(address, (client) => client.query(place))),
  );
  if (one?.rows[0].place !== other?.rows[0].place)
    throw new StartError('DATABASE_OWNER_URL: is not the database of DATABASE_URL.');
}

/**
 * Gives the user of `url` the rights that the product needs at run time, and takes others away. Safe in many processes at once.
 * @param ownerUrl the same database with the owner of its tables
 */
export async function grantToRuntime(url: string, ownerUrl: string): Promise<void> {
  const { user } = placeOf(url);
  if (placeOf(ownerUrl).user === user) return;
  await connected(ownerUrl, async (client) => {
    const role = client.escapeIdentifier(user);
    await client.query('begin');
    await client.query(`select ${runtimeUserLock}`);
    const schemas = await client.query(
      `select nspname as name from pg_namespace where nspname in (current_schema(), 'sandbox_gateway')
        and not has_schema_privilege($1, oid, 'USAGE')`,
      [user],
    );
    for (const { name } of schemas.rows)
      await client.query(`grant usage on schema ${client.escapeIdentifier(name)} to ${role}`);
    const changed = await client.query(others, [role]);
    for (const { name, is_sequence, rights } of changed.rows) {
      const thing = `${is_sequence ? 'sequence' : 'table'} ${name}`;
      await client.query(`revoke all on ${thing} from ${role}`);
      if (rights !== '') await client.query(`grant ${rights} on ${thing} to ${role}`);
    }
    await client.query(`grant execute on function erase_from_audit(int) to ${role}`);
    await client.query('commit');
  });
}

/** True for a user who can change the audit: an owner of its tables, of the schema or the database, a member of an owner, a superuser. */
export async function canChangeAudit(url: string): Promise<boolean> {
  const { rows } = await connected(url, (client) =>
    client.query<{ can: boolean }>(`
      select bool_or(pg_has_role(owner, 'MEMBER')) as can from (
        select relowner as owner from pg_class where oid in ('audit_entry'::regclass, 'audit_seal'::regclass, 'audit_closing'::regclass)
        union select proowner from pg_proc where oid = 'keep_audit'::regproc
        union select nspowner from pg_namespace where nspname = current_schema()
        union select datdba from pg_database where datname = current_database()) as owners`),
  );
  return rows[0]?.can ?? true;
}
