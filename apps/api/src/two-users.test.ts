import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addStaff, checkAudit, remakeDemo } from './commands.ts';
import { type Config, readConfig } from './config.ts';
import { runStatement } from './db/server/run-statement.ts';
import { assembleProduct } from './product.ts';
import { createEmptyDatabase, type TestDatabase } from './testing/database/test-databases.ts';
import { recordStatements } from './testing/queries/write-queries.ts';

/** A product whose tables belong to one user of the database, and which runs as another. */
const lines: string[] = [];
const say = (line: string): void => void lines.push(line);
let database: TestDatabase;
let owner: string;
let runtime: string;
let config: Config;
let client: pg.Client;

const urlOf = (user: string): string => {
  const url = new URL(database.url);
  url.username = user;
  url.password = 'of-the-test';
  return url.href;
};
const configOf = (more: Record<string, string>): Config =>
  readConfig({ LOG_LEVEL: 'silent', DATABASE_WAIT_S: '0', DEMO_SALES: '0', ...more });

beforeAll(async () => {
  database = await createEmptyDatabase();
  const name = new URL(database.url).pathname.slice(1);
  [owner, runtime] = [`${name}_owner`, `${name}_web`];
  for (const user of [owner, runtime])
    await runStatement(database.url, `create role ${user} login password 'of-the-test'`);
  await runStatement(database.url, `alter database ${name} owner to ${owner}`);
  config = configOf({ DATABASE_URL: urlOf(runtime), DATABASE_OWNER_URL: urlOf(owner) });
  await (await assembleProduct(config, say)).close();
  client = new pg.Client({ connectionString: urlOf(runtime) });
  await client.connect();
}, 120_000);
afterAll(async () => {
  await client.end();
  const adminUrl = database.url.replace(/\/[^/]*$/, '/postgres');
  await database.drop();
  for (const user of [owner, runtime]) await runStatement(adminUrl, `drop role ${user}`);
});

const codeOf = (statement: string): Promise<string> =>
  client.query(statement).then(
    () => 'done',
    (error: { code: string }) => error.code,
  );

it('starts without a warning, again too, and resets its demo', { timeout: 120_000 }, async () => {
  expect(await (await assembleProduct(config, say)).close()).toBe(true);
  expect((await remakeDemo(config, say)).length).toBeGreaterThan(0);
  expect(lines.filter((line) => /DATABASE_/.test(line))).toEqual([]);
  expect((await checkAudit(config, say)).findings).toEqual([]);
});

it('makes accounts by command, and says where they open nothing', async () => {
  const add = (name: string, more: Record<string, string> = {}) => {
    const urls = { DATABASE_URL: urlOf(runtime), DATABASE_OWNER_URL: urlOf(owner) };
    return addStaff(configOf({ ...urls, ...more }), [name, 'administrator'], say);
  };
  expect(await add('first.admin')).toMatch(/^first\.admin signs in at .* chooses another one there\.$/);
  const service = {
    OIDC_ISSUER_URL: 'https://id.example',
    OIDC_CLIENT_ID: 'traslado',
    OIDC_ROLES: 'Boss=administrator',
  };
  expect(await add('second.admin', service)).toMatch(/ Until OIDC_OWN_ACCOUNTS is on, it opens nothing\.$/);
  expect(await add('third.admin', { ...service, OIDC_OWN_ACCOUNTS: 'on' })).toMatch(/there\.$/);
});

it('has a runtime user that owns nothing', async () => {
  const { rows } = await client.query(
    `select count(*)::int as owned from pg_shdepend
     where refclassid = 'pg_authid'::regclass and refobjid = current_user::regrole and deptype = 'o'`,
  );
  expect(rows).toEqual([{ owned: 0 }]);
});

it.each([
  'update audit_entry set username = username',
  'delete from audit_entry',
  'truncate audit_entry',
  'update audit_seal set hash = hash',
  'delete from audit_seal',
  'truncate audit_seal',
  'delete from audit_check',
  'delete from audit_closing',
  'insert into audit_closing values (1, repeat($$0$$, 64), now())',
  'alter table audit_entry disable trigger user',
  'alter table audit_entry disable trigger audit_entry_not_emptied',
  'drop trigger audit_entry_kept on audit_entry',
  'drop table audit_entry cascade',
  'create or replace function keep_audit() returns trigger language plpgsql as $$ begin return new; end $$',
  'create table of_web (id int)',
  'truncate coupon cascade',
  'drop table coupon cascade',
  'alter table coupon add column of_web int',
  'delete from kysely_migration',
  'drop schema sandbox_gateway cascade',
])('refuses the runtime user %s', async (statement) => {
  expect(await codeOf(statement)).toBe('42501');
});

it('lets the runtime user run every statement of the product', { timeout: 120_000 }, async () => {
  const refused: string[] = [];
  let allowed = 0;
  for (const { file, sections } of await recordStatements())
    for (const { title, statements } of sections)
      for (const statement of statements.filter((text) => !/^(begin|commit|rollback)/.test(text))) {
        const count = Math.max(0, ...[...statement.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)));
        const values = count > 0 ? `(${Array.from({ length: count }, () => 'null').join()})` : '';
        const code = await codeOf(`prepare one as ${statement}`).then((prepared) =>
          prepared === 'done' ? codeOf(`explain execute one${values}`) : prepared,
        );
        if (code === 'done') allowed += 1;
        if (code === '42501') refused.push(`${file}: ${title}`);
        await codeOf('deallocate all');
      }
  // Erasing from the audit is its owner's.
  expect(new Set(refused)).toEqual(new Set(['store/guest-data/repository.ts: updateErasedEntries']));
  expect(allowed).toBeGreaterThan(600);
});

it.each([
  [
    'is not the database of DATABASE_URL',
    () => ({ DATABASE_OWNER_URL: database.url.replace(/\/[^/]*$/, '/postgres') }),
  ],
])('does not start where the other address %s', async (says, more) => {
  // Its tables would be made in an unused database.
  const wrong = configOf({ DATABASE_URL: urlOf(runtime), ...more() });
  await expect(assembleProduct(wrong, say)).rejects.toThrow(says);
});

it('warns where one user does both, and where the second still owns the tables', {
  timeout: 120_000,
}, async () => {
  lines.length = 0;
  await (await assembleProduct(configOf({ DATABASE_URL: urlOf(owner) }), say)).close();
  await (
    await assembleProduct(configOf({ DATABASE_URL: urlOf(owner), DATABASE_OWNER_URL: urlOf(owner) }), say)
  ).close();
  expect(lines.filter((line) => /DATABASE_/.test(line))).toEqual([
    expect.stringMatching(/^DATABASE_URL: one user migrates and runs the product, .*Set DATABASE_OWNER_URL/),
    expect.stringMatching(/^DATABASE_URL: its user still owns tables, /),
  ]);
});
