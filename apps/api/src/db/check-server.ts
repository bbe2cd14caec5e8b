import pg from 'pg';
import { StartError } from '../start-error.ts';
import { placeOf } from './database-url.ts';

const leastVersion = 15;
const connectWithinMs = 10_000;

/**
 * Asks the database once whether it is there, lets us in and is new enough.
 * @param setting the one that names this database, for the message
 * @throws StartError that says what stands in the way, and never the password
 */
export async function checkServer(url: string, setting: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: connectWithinMs,
    query_timeout: connectWithinMs,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number; standby: boolean }>(
      "select current_setting('server_version_num')::int / 10000 as version, pg_is_in_recovery() as standby",
    );
    const { version = 0, standby = false } = rows[0] ?? {};
    const { server } = placeOf(url);
    if (version < leastVersion)
      throw new StartError(
        `${setting}: ${server} is PostgreSQL ${version}; ${leastVersion} or newer is needed.`,
      );
    if (standby)
      throw new StartError(`${setting}: ${server} is a standby and cannot be written to; name the primary.`);
  } catch (error) {
    throw error instanceof StartError ? error : new StartError(`${setting}: ${sentenceOf(error, url)}`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** What a connection failed of, in one sentence. */
export function sentenceOf(error: unknown, url: string): string {
  const { server, database, user } = placeOf(url);
  const { code = '', message } = error as NodeJS.ErrnoException;
  switch (code) {
    case '28P01':
      return `${server} does not accept the password of the user ${user}.`;
    case '28000':
      return `${server} does not let the user ${user} in: there is no such user, or pg_hba.conf asks for TLS or forbids it.`;
    case '3D000':
      return `${server} has no database ${database}. Make it: createdb ${database}`;
    case '57P03':
      return `${server} is starting or ending. Try again in a moment.`;
    case '53300':
      return `${server} has no connection left.`;
    case '42501':
      return `the user ${user} may not do that in the database ${database}: ${message}.`;
  }
  if (/does not support SSL/.test(message))
    return `${server} does not speak TLS, which sslmode asks for. Turn it on there, or set sslmode=disable.`;
  if (/CERT|SELF_SIGNED|UNABLE_TO|ALTNAME/.test(code))
    return `the certificate of ${server} is not trusted (${code}). Name who signed it with sslrootcert=/path/ca.pem, and the host as it is named there.`;
  return `nothing answers at ${server} (${code || message}).`;
}
