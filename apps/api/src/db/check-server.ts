import pg from 'pg';
import { StartError } from '../start-error.ts';
import { placeOf } from './database-url.ts';
import { type Trouble, troubleOf } from './trouble.ts';

const leastVersion = 15;
const connectWithinMs = 10_000;

/**
 * Asks the database once: is it there, does it let us in, is it new enough.
 * @param setting the one that names this database, for the message
 * @throws StartError that names the obstacle, and never the password
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
    throw (
      startErrorOf(error, { url, setting }) ?? new StartError(`${setting}: ${nothingAnswers(error, url)}`)
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A database, and the setting that names it. */
export type NamedDatabase = { readonly url: string; readonly setting: string };

/** Trouble that waiting may end. */
const passing: readonly (Trouble | null)[] = ['away', 'slow', 'crowded', 'conflict'];
/** Wrong passwords and missing databases count as `away` for a running product, but waiting does not mend them. */
const lasting = /^(28|3D)/;

/** The sentence with which a start ends by an error of the database; null where the database is not to blame. */
export function startErrorOf(error: unknown, { url, setting }: NamedDatabase): StartError | null {
  if (error instanceof StartError) return error;
  const sentence = sentenceOf(error, url);
  const mayPass = passing.includes(troubleOf(error)) && !lasting.test(codeOf(error));
  return sentence === null ? null : new StartError(`${setting}: ${sentence}`, { mayPass });
}

const codeOf = (error: unknown): string => {
  const { code } = error as NodeJS.ErrnoException;
  return typeof code === 'string' ? code : '';
};

const nothingAnswers = (error: unknown, url: string): string =>
  `nothing answers at ${placeOf(url).server} (${codeOf(error) || (error as Error).message}).`;

function sentenceOf(error: unknown, url: string): string | null {
  const { server, database, user } = placeOf(url);
  const { message } = error as Error;
  const code = codeOf(error);
  switch (code) {
    case '28P01':
      return `${server} does not accept the password of the user ${user}.`;
    case '28000':
      return `${server} does not let the user ${user} in: there is no such user, or pg_hba.conf asks for TLS or forbids it.`;
    case '3D000':
      return `${server} has no database ${database}. Make it: createdb ${database}`;
    case '57P03':
      return `${server} is starting or ending. Try again in a moment.`;
    case '42501':
      return `the user ${user} may not do that in the database ${database}: ${message}.`;
  }
  if (/does not support SSL/.test(message))
    return `${server} does not speak TLS, which sslmode asks for. Turn it on there, or set sslmode=disable.`;
  if (/CERT|SELF_SIGNED|UNABLE_TO|ALTNAME/.test(code))
    return `the certificate of ${server} is not trusted (${code}). Name who signed it with sslrootcert=/path/ca.pem, and the host as it is named there.`;
  switch (troubleOf(error)) {
    case 'slow':
      return `${server} is too slow: a statement got no answer in time.`;
    case 'crowded':
      return `${server} has no connection left, or gives one too slowly.`;
    case 'conflict':
      return `another process holds the tables of the database ${database}: it brings them up to date, or uses them. Start again when it has ended.`;
    case 'full':
      return `${server} has no disk or memory left (${message}).`;
    case 'read_only':
      return `${server} only reads; name the primary.`;
    case 'away':
      return nothingAnswers(error, url);
    case null:
      return null;
  }
}
