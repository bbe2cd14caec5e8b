import pg from 'pg';

/** The driver's ways to TLS; another word would be taken for the strictest one without notice. */
const sslModes = ['disable', 'no-verify', 'prefer', 'require', 'verify-ca', 'verify-full'];

const shape = 'write it as postgresql://user:password@host:5432/database';

/**
 * The fault of a database's address as it is written, or null. Nothing is asked of the server, and no part is repeated that may be secret.
 */
export function troubleOfDatabaseUrl(url: string): string | null {
  if (!/^postgres(ql)?:\/\//.test(url)) return `is not the address of a PostgreSQL; ${shape}`;
  try {
    // Reads the address and the certificates that it names; nothing is connected.
    placeOf(url);
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException;
    if (path !== undefined) return `names ${path}, which cannot be read (${code})`;
    return `cannot be read; ${shape}, with signs like @ or / in the password encoded`;
  }
  const mode = new URL(url.replace('@/', '@localhost/'), 'postgres://base').searchParams.get('sslmode');
  return mode === null || sslModes.includes(mode) ? null : `sslmode is not one of ${sslModes.join(', ')}`;
}

/** The target of an address, without its password. @throws when it cannot be read */
export function placeOf(url: string): { server: string; database: string; user: string } {
  const { host, port, database = '', user = '' } = new pg.Client({ connectionString: url });
  return { server: `${host}:${port}`, database, user };
}
