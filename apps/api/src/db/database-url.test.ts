import { readFileSync } from 'node:fs';
import pg from 'pg';
import { expect, it } from 'vitest';

/**
 * Each `sslmode` as docs/operating.md describes it; the driver has announced another meaning of three of them for its next major version.
 */

const page = readFileSync(new URL('../../../../docs/operating.md', import.meta.url), 'utf8');
const rows = [...page.matchAll(/^\| `sslmode=([a-z-]+)` \| (.+) \|$/gm)].map(([, mode = '', says = '']) => ({
  mode,
  says,
}));

const checks = (mode: string): string => {
  const client = new pg.Client({ connectionString: `postgresql://u:p@db.example/x?sslmode=${mode}` });
  const ssl: unknown = client.ssl;
  if (!ssl) return 'no TLS';
  const { rejectUnauthorized = true } = ssl as { rejectUnauthorized?: boolean };
  return rejectUnauthorized ? 'TLS, certificate and host checked' : 'TLS, certificate not checked';
};

it.each(rows)('sslmode=$mode: $says', ({ mode, says }) => {
  expect(says.startsWith(checks(mode)), checks(mode)).toBe(true);
});

it('names all of them', () => {
  expect(rows.map(({ mode }) => mode)).toEqual([
    'disable',
    'no-verify',
    'verify-full',
    'prefer',
    'require',
    'verify-ca',
  ]);
});
