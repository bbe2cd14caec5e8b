import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkDocs } from './check-docs.mjs';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function check(files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'traslado-docs-'));
  folders.push(root);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return checkDocs(root);
}

const file = { 'apps/api/src/app.ts': '' };

describe('the check of the documents', () => {
  it('finds what they name', () => {
    const text = '| a | `apps/api/src/app.ts` | [the app](../apps/api/src/app.ts#here) | `apps/api/src/` |\n';
    expect(check({ ...file, 'docs/a.md': text })).toEqual({ problems: [], documents: 1, places: 3 });
  });

  it.each([
    ['`apps/api/src/gone.ts`', 'names apps/api/src/gone.ts, which is not there'],
    ['| x | `apps/api/src/app.ts`, `tools/gone/` |', 'names tools/gone/, which is not there'],
    ['see [that](gone.md)', 'names docs/gone.md, which is not there'],
  ])('sees that %s leads nowhere', (text, says) => {
    expect(check({ ...file, 'docs/b.md': `# B\n\n${text}\n` }).problems).toEqual([
      { path: 'docs/b.md', line: 3, says },
    ]);
  });

  it('takes neither addresses, patterns, commands nor words for files', () => {
    const text =
      '`apps/api/src/guest/<noun>` `npm run docs/x` `/docs` `docs` `v1/guests/reservations` [out](https://a.example/b) [here](#there) `e2e/*.ts`';
    expect(check({ ...file, 'README.md': text })).toMatchObject({ problems: [], places: 0 });
  });

  it('sees a title of a test that its file does not have, and a file that is not there', () => {
    const text =
      'A says [app] “opens”, “is %s”.\n\n[gone] “opens” and [app] “shuts”.\n\n[app]: ../apps/app.test.ts\n[gone]: gone.test.ts\n';
    const files = {
      'apps/app.test.ts': "it('opens', f); it.each(rows)(`is %s`, f); // shuts",
      'docs/a.md': text,
    };
    expect(check(files).problems).toEqual([
      { path: 'docs/a.md', line: 6, says: 'names docs/gone.test.ts, which is not there' },
      { path: 'docs/a.md', line: 3, says: 'names the test “opens”, which is not in [gone]' },
      { path: 'docs/a.md', line: 3, says: 'names the test “shuts”, which is not in [app]' },
    ]);
  });

  it('looks at the pictures of a page, too', () => {
    const says = 'names docs/images/gone.png, which is not there';
    expect(check({ 'README.md': '<img src="docs/images/gone.png" alt="">' }).problems).toMatchObject([
      { says },
    ]);
  });

  it.each([
    ['| `PORT` | `3000` | Port |\n', []],
    ['', ['has no row for PORT, which apps/api/src/config.ts reads']],
    ['| `PORT` | | |\n| `HOST` | | |\n', ['names HOST, which apps/api/src/config.ts does not read']],
    [
      '| `PORT` | | |\nSet `PORT_OF_OLD=1`.\n',
      ['names PORT_OF_OLD, which apps/api/src/config.ts does not read'],
    ],
    ['| `PORT` | | Beside `STRIPE_CIHC_SECRET_KEY` |\n', []],
  ])('compares the settings that the server reads with their page: %j', (page, says) => {
    const config = 'const environment = z.object({\n  PORT: z.coerce.number(),\n});\n';
    const found = check({ 'apps/api/src/config.ts': config, 'docs/operating.md': page }).problems;
    expect(found.map((problem) => problem.says)).toEqual(says);
  });

  it('sees a setting that the server reads past its configuration', () => {
    const files = {
      'apps/api/src/config.ts': '',
      'apps/api/src/late.ts': 'const one = process.env.LATE;',
      'apps/api/src/late.test.ts': 'const two = process.env.LATE;',
      'apps/api/src/testing/late.ts': 'const three = process.env.LATE;',
    };
    expect(check(files).problems).toEqual([
      {
        path: 'apps/api/src/late.ts',
        line: 1,
        says: 'reads LATE, which is no setting of apps/api/src/config.ts',
      },
    ]);
  });

  it('asks for each decision and each feature on its page', () => {
    const files = {
      'docs/decisions/0001-x.md': '',
      'docs/decisions/0002-y.md': '',
      'apps/api/src/guest/refunds/routes.ts': '',
    };
    const list = '- [1](0001-x.md) X. [3](0003-z.md)\n';
    expect(check({ ...files, 'docs/decisions/README.md': list }).problems.map((one) => one.says)).toEqual([
      'names docs/decisions/0003-z.md, which is not there',
      'does not list docs/decisions/0002-y.md',
      'does not list apps/api/src/guest/refunds',
    ]);
  });

  it('leaves what a decision says of its day alone', () => {
    const files = {
      'docs/decisions/0001-x.md': '`apps/api/src/gone.ts`',
      'docs/decisions/README.md': '[1](0001-x.md)',
    };
    expect(check(files)).toMatchObject({ problems: [], documents: 1 });
  });
});
