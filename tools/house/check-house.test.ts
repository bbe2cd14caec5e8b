import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkHouse } from './check-house.mjs';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** Writes a small project and answers the rules it breaks, each with the file that breaks it. */
function brokenRules(files: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'traslado-house-'));
  folders.push(root);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return checkHouse(root).problems.map((problem) => `${problem.rule} ${problem.path}`);
}

const soundProject = {
  'packages/domain/src/price.ts': `import { Temporal } from 'temporal-polyfill';\nexport const priceOn = (date: Temporal.PlainDate) => date.day;\n`,
  'packages/domain/src/price.test.ts': `import { expect, it } from 'vitest';\nimport { priceOn } from './price.ts';\n`,
  'packages/contract/src/routes.ts': `import type { Schema } from './schemas.ts';\nexport const routes: Schema[] = [];\n`,
  'packages/contract/src/schemas.ts': `import { z } from 'zod';\nimport { priceOn } from '@traslado/domain/price';\nexport type Schema = z.ZodType;\n`,
  'apps/web/src/pay-button.tsx': `import { routes } from '@traslado/contract/routes';\nimport type { Schema } from '@traslado/contract/schemas';\n`,
  'apps/web/src/app.tsx': `const page = import('./routes/admin/admin.tsx');\nimport { Home } from './routes/guest/home.tsx';\n`,
  'apps/web/src/routes/guest/home.tsx': `import { NotFound } from '../not-found.tsx';\nimport { Form } from '../../guest/start/start-form.tsx';\n`,
  'apps/web/src/routes/admin/admin.tsx': `import { List } from '../../staff/regions/list.tsx';\n`,
  'apps/web/src/routes/dev/gallery.tsx': `import { List } from '../../staff/regions/list.tsx';\nimport { Form } from '../../guest/contact/contact-form.tsx';\n`,
  'apps/web/src/guest/start/start-form.tsx': `import { state } from '../draft/booking-state.ts';\nimport { b } from '../../flights/b.ts';\n`,
  'apps/web/src/flights/b.test.ts': `import { state } from '../guest/draft/booking-state.ts';\n`,
  'apps/web/src/staff/regions/list.tsx': `import { Frame } from '../frame/frame.tsx';\n`,
  'apps/api/src/main.ts': `import { openMail } from './adapters/mail/smtp.ts';\n`,
  'apps/api/src/ports/mail.ts': `export type Mail = { send(): void };\n`,
  'apps/api/src/adapters/mail/smtp.ts': `import type { Mail } from '../../ports/mail.ts';\n`,
  'apps/api/src/app.ts': `import { bindPayments } from './guest/pay/routes.ts';\n`,
  'apps/api/src/store/booking/repository.ts': `import { sql } from 'kysely';\nimport type { Mail } from '../../ports/mail.ts';\nimport { pool } from '../../db/client.ts';\nexport const findCoupon = sql\`select 1\`;\n`,
  'apps/api/src/store/booking/seat-repository.ts': `export const takeSeat = (db) => db.updateTable('seat');\n`,
  'apps/api/src/sellers/stay/find-stay.ts': `import type { Mail } from '../../ports/mail.ts';\n`,
  'apps/api/src/sellers/booking/amounts.ts': `import { priceOn } from '@traslado/domain/price';\n`,
  'apps/api/src/sellers/ours/pay-coupon.ts': `import { findCoupon } from '../../store/booking/repository.ts';\nimport { findStay } from '../stay/find-stay.ts';\n`,
  'apps/api/src/guest/pay/routes.ts': `import type { FastifyInstance } from 'fastify';\nimport { payCoupon } from '../../sellers/ours/pay-coupon.ts';\n`,
  'apps/api/src/guest/stays/prove-stay.ts': `import { findStay } from '../../sellers/stay/find-stay.ts';\n`,
  'apps/api/src/staff/acting/prove-for-guest.ts': `import { proveStay } from '../../guest/stays/prove-stay.ts';\nimport { note } from '../accounts/read-note.ts';\n`,
  'apps/api/src/staff/accounts/read-note.ts': `export const note = '';\n`,
  'apps/api/src/db/client.ts': `import pg from 'pg';\n`,
  'tools/run-all.mjs': `// import './no-such-file.mjs' in a comment is none\n`,
};

const broken: [rule: string, path: string, text: string, more?: Record<string, string>][] = [
  ['domain-imports', 'packages/domain/src/price.ts', `import { z } from 'zod';`],
  ['domain-imports', 'packages/domain/src/price.ts', `import {\n  readFile,\n} from 'node:fs/promises';`],
  ['domain-imports', 'packages/domain/src/price.ts', `import { routes } from '@traslado/contract/routes';`],
  ['domain-is-pure', 'packages/domain/src/price.ts', `export const today = () => new Date();`],
  ['domain-is-pure', 'packages/domain/src/price.ts', `export const now = () => Date.now();`],
  ['domain-is-pure', 'packages/domain/src/price.ts', `export const pick = () => Math.random();`],
  ['domain-is-pure', 'packages/domain/src/price.ts', `export const ask = () => fetch('/');`],
  ['contract-imports', 'packages/contract/src/client.ts', `import { ky } from 'ky';`],
  ['contract-imports', 'packages/contract/src/client.ts', `export { a } from '@traslado/gateway/tokens';`],
  ['no-zod-in-browser', 'packages/contract/src/routes.ts', `import { z } from 'zod';`],
  [
    'no-zod-in-browser',
    'apps/web/src/form.ts',
    `import { price } from '@traslado/contract/prices';`,
    { 'packages/contract/src/prices.ts': `import { z } from 'zod';` },
  ],
  ['web-imports', 'apps/web/src/a.tsx', `import { tokens } from '@traslado/gateway/tokens';`],
  ['own-workspace', 'apps/web/src/a.tsx', `import { app } from '../../../packages/domain/src/price.ts';`],
  ['own-workspace', 'apps/api/src/a.test.ts', `const a = await import('../../gateway/src/a.ts');`],
  [
    'ports-know-no-adapter',
    'apps/api/src/ports/mail.ts',
    `import type { Smtp } from '../adapters/mail/smtp.ts';`,
  ],
  ['adapters-chosen-once', 'apps/api/src/app.ts', `import { openMail } from './adapters/mail/smtp.ts';`],
  [
    'adapters-know-no-feature',
    'apps/api/src/adapters/mail/smtp.ts',
    `import { a } from '../../sellers/ours/pay-coupon.ts';`,
  ],
  ['api-rooms', 'apps/api/src/store/loyalty/repository.ts', ''],
  ['api-rooms', 'apps/api/src/guest/routes.ts', ''],
  ['api-floors', 'apps/api/src/http/a.ts', `import type { B } from '../store/booking/b.ts';`],
  ['api-floors', 'apps/api/src/store/booking/a.ts', `import type { B } from '../../sellers/booking/b.ts';`],
  ['api-floors', 'apps/api/src/store/booking/a.ts', `import { b } from '../payment/b.ts';`],
  ['api-floors', 'apps/api/src/sellers/stay/a.ts', `import { b } from '../booking/b.ts';`],
  ['api-floors', 'apps/api/src/sellers/theirs/a.ts', `import { b } from '../../guest/book/b.ts';`],
  ['api-floors', 'apps/api/src/guest/pay/a.ts', `import { b } from '../../staff/accounts/b.ts';`],
  ['api-floors', 'apps/api/src/staff/roles/a.ts', `import { b } from '../catalogues/b.ts';`],
  ['api-floors', 'apps/api/src/staff/audit/a.ts', `import { b } from '../../sweeps/b.ts';`],
  ['api-store', 'apps/api/src/store/booking/a.ts', `import { b } from '../../http/b.ts';`],
  ['api-features', 'apps/api/src/sellers/theirs/a.ts', `import type { B } from '../ours/b.ts';`],
  ['api-features', 'apps/api/src/guest/book/a.ts', `import { b } from '../pay/b.ts';`],
  ['api-features', 'apps/api/src/staff/money/a.ts', `import { b } from '../audit/b.ts';`],
  ['api-features', 'apps/api/src/store/refund/repository.ts', `import { b } from '../dispute/b.ts';`],
  ['api-parts', 'apps/api/src/staff/acting/a.ts', `import { b } from '../../guest/stays/presenter.ts';`],
  [
    'http-stays-in-routes',
    'apps/api/src/sellers/stay/find-stay.ts',
    `import type { FastifyRequest } from 'fastify';`,
  ],
  ['tests-not-imported', 'apps/api/src/app.ts', `import { makeStay } from './testing/make-stay.ts';`],
  ['tests-not-imported', 'apps/web/src/a.ts', `import { b } from './b.test.ts';`],
  ['web-rooms', 'apps/web/src/widgets/map.tsx', ''],
  ['web-rooms', 'apps/web/src/guest/loyalty/points.ts', ''],
  ['web-rooms', 'apps/web/src/routes/partners/home.tsx', ''],
  ['web-wings', 'apps/web/src/guest/edit/a.tsx', `import { b } from '../../staff/regions/b.ts';`],
  ['web-wings', 'apps/web/src/staff/regions/a.ts', `import type { B } from '../../guest/stay/b.ts';`],
  ['web-wings', 'apps/web/src/staff/regions/a.test.ts', `import { b } from '../../guest/draft/b.ts';`],
  ['web-wings', 'apps/web/src/routes/admin/a.tsx', `import { b } from '../../guest/cancel/b.ts';`],
  ['web-wings', 'apps/web/src/routes/guest/a.tsx', `const b = import('../../staff/regions/b.ts');`],
  ['web-floor', 'apps/web/src/flights/a.ts', `import type { B } from '../guest/draft/b.ts';`],
  ['web-floor', 'apps/web/src/components/a.tsx', `import { b } from '../shell/b.ts';`],
  ['web-floor', 'apps/web/src/data/a.ts', `import { b } from '../places/b.ts';`],
  ['web-floor', 'apps/web/src/guest/stay/a.ts', `import { b } from '../draft/b.ts';`],
  ['web-features', 'apps/web/src/guest/edit/a.tsx', `import { b } from '../booking/b.ts';`],
  ['web-features', 'apps/web/src/guest/manage/a.tsx', `import { b } from '../edit/b.ts';`],
  ['web-features', 'apps/web/src/staff/attention/a.tsx', `const b = import('../regions/b.ts');`],
  ['web-offers', 'apps/web/src/guest/edit/a.tsx', `import { b } from '../contact/contact-form.tsx';`],
  ['web-offers', 'apps/web/src/header.tsx', `import { b } from './guest/sign-in/prove-guest.ts';`],
  ['web-offers', 'tools/house/web-rooms.mjs', '', { 'apps/web/src/guest/booked/booked-late.tsx': '' }],
  ['web-routes', 'apps/web/src/guest/start/a.tsx', `const b = import('../../routes/guest/b.tsx');`],
  ['web-routes', 'apps/web/src/shell/a.tsx', `import { Header } from '../header.tsx';`],
  ['web-routes', 'apps/web/src/routes/guest/a.tsx', `import { b } from '../dev/b.tsx';`],
  ['web-lazy', 'apps/web/src/app.tsx', `import { Admin } from './routes/admin/admin.tsx';`],
  ['web-lazy', 'apps/web/src/main.ts', `import { page } from './staff/sign-in/sign-in-page.tsx';`],
  [
    'no-cycles',
    'apps/web/src/b.ts',
    `import { a } from './a.ts';`,
    { 'apps/web/src/a.ts': `export * from './b.ts';` },
  ],
  ['no-cycles', 'apps/web/src/a.ts', `import './a.ts';`],
  [
    'no-room-cycles',
    'apps/api/src/letter/facts.ts',
    `import type { Language } from '../http/locale.ts';`,
    { 'apps/api/src/http/documents.ts': `import { facts } from '../letter/facts.ts';` },
  ],
  ['names', 'apps/web/src/PayButton.tsx', ''],
  ['names', 'apps/web/src/index.ts', ''],
  ['names', 'apps/web/src/date-utils.ts', ''],
  ['names', 'packages/domain/src/helpers.ts', ''],
  ['names', 'apps/api/src/booking-manager.ts', ''],
  ['layout', 'apps/api/src/services/stays.ts', ''],
  ['layout', 'apps/api/src/sellers/stay/deep/find-stay.ts', ''],
  ['layout', 'apps/api/src/sellers/stay/stay-service.ts', `import { db } from '../../db/client.ts';`],
  [
    'layout',
    'apps/api/src/sellers/stay/stay-rules.ts',
    `import { b } from '../../store/stay/repository.ts';`,
  ],
  ['length', 'apps/web/src/long.ts', '// a line\n'.repeat(301)],
  ['sql-rooms', 'apps/api/src/sellers/stay/find-stay.ts', 'const rows = sql`select 1`;'],
  ['sql-rooms', 'apps/api/src/sellers/stay/find-stay.ts', 'const rows = sql<{ id: number }>`select 1`;'],
  ['sql-rooms', 'apps/api/src/http/tokens.ts', `db.selectFrom('stay');`],
  ['locks', 'apps/api/src/store/booking/repository.ts', 'sql`select pg_advisory_xact_lock(7)`;'],
  ['sql-rooms', 'apps/api/src/app.ts', `import pg from 'pg';`],
  ['comments', 'packages/domain/src/price.ts', '/** Whether it is a price. */'],
  ['comments', 'apps/web/src/a.tsx', `{/* Who pays. */}\n${'// A line.\n'.repeat(18)}`],
  [
    'comments',
    'tools/house/exceptions.mjs',
    '',
    { 'e2e/a.ts': '// A line of a room that is better than listed.' },
  ],
  ['nothing-silenced', 'apps/web/src/a.tsx', `// @ts-${'ignore'}\n`],
  ['nothing-silenced', 'apps/web/src/a.tsx', `// biome-${'ignore'} lint: because\n`],
];

describe('the house rules', () => {
  it('let a sound project pass', () => {
    expect(brokenRules(soundProject)).toEqual([]);
  });

  it.each(broken)('see %s broken in %s by %j', (rule, path, text, more = {}) => {
    expect(brokenRules({ ...more, [path]: text })).toContain(`${rule} ${path}`);
  });

  it('allow up to 300 lines', () => {
    expect(brokenRules({ 'apps/web/src/long.ts': '// a line\n'.repeat(300) })).toEqual([]);
  });

  it('allow one comment line in twenty to begin with a question word', () => {
    expect(brokenRules({ 'apps/web/src/a.ts': `// Whether it is.\n${'// A line.\n'.repeat(19)}` })).toEqual(
      [],
    );
  });

  it('let types be imported both ways', () => {
    const files = {
      'apps/web/src/a.ts': `import type { B } from './b.ts';\nimport { type C } from './b.ts';`,
      'apps/web/src/b.ts': `import { a } from './a.ts';`,
    };
    expect(brokenRules(files)).toEqual([]);
  });
});
