import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { withSettingFiles } from './setting-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'traslado-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const url = 'postgres://rides@db.example/rides';
const full = write('full', `${url}\n`);
const empty = write('empty', ' \n');

it.each([
  ['a setting', { DATABASE_URL_FILE: full }, { DATABASE_URL: url }],
  ['a merchant’s own key', { STRIPE_CIHC_SECRET_KEY_FILE: full }, { STRIPE_CIHC_SECRET_KEY: url }],
  ['what is no setting', { NODE_EXTRA_CA_FILE: empty, SSL_CERT_FILE: 'nowhere' }, {}],
  ['an empty name of a file', { DATABASE_URL_FILE: '' }, {}],
])('reads %s', (_, env, read) => {
  expect(withSettingFiles(env)).toEqual({ ...env, ...read });
});

it.each([
  ['is empty', { TOKEN_SECRET_FILE: empty }, `TOKEN_SECRET_FILE: ${empty} is empty.`],
  ['is missing', { TOKEN_SECRET_FILE: 'nowhere' }, 'TOKEN_SECRET_FILE: nowhere cannot be read.'],
  [
    'is not the only one to set it',
    { DATABASE_URL: url, DATABASE_URL_FILE: full },
    'DATABASE_URL_FILE: DATABASE_URL is set as well. Set one of them.',
  ],
])('refuses a file that %s', (_, env, says) => {
  expect(() => withSettingFiles(env)).toThrow(says);
});
