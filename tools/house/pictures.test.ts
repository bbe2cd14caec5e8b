import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { figuresOf } from './figures.mjs';
import { checkPictures, drawPictures } from './pictures.mjs';
import { readSourceTree } from './source-tree.mjs';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function write(root: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

function project(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'traslado-pictures-'));
  folders.push(root);
  write(root, files);
  return root;
}

const marks = `# Rooms
<!-- picture: server, by tools/draw-house.mjs -->
<!-- end of the picture -->
<!-- picture: web, by tools/draw-house.mjs -->
<!-- end of the picture -->
`;

const files = {
  'ARCHITECTURE.md': marks,
  'apps/api/src/main.ts': `import { routes } from './guest/stays/routes.ts';`,
  'apps/api/src/clock.ts': '',
  'apps/api/src/guest/stays/routes.ts': `import { bind } from '../../http/bind.ts';\nimport { now } from '../../clock.ts';\nimport { tx } from '../../db/client.ts';`,
  'apps/api/src/guest/stays/routes.test.ts': `import { mail } from '../../mail/send.ts';`,
  'apps/api/src/http/bind.ts': `import { tx } from '../db/client.ts';\nimport type { Mail } from '../mail/send.ts';`,
  'apps/api/src/db/client.ts': `import { price } from '@traslado/domain/price';`,
  'apps/api/src/mail/send.ts': '',
  'apps/web/src/app.tsx': `const home = import('./routes/guest/home.tsx');`,
  'apps/web/src/routes/guest/home.tsx': `import { Edit } from '../../guest/edit/edit.tsx';`,
  'apps/web/src/guest/edit/edit.tsx': `import { stay } from '../stay/stay-session.ts';\nimport { Button } from '../../components/button.tsx';`,
  'apps/web/src/guest/stay/stay-session.ts': `import { callApi } from '../../data/client.ts';`,
  'apps/web/src/data/client.ts': `import { notify } from '../components/notification.ts';`,
  'apps/web/src/components/button.tsx': '',
  'packages/domain/src/price.ts': '',
};

const drawn = `# Rooms
<!-- picture: server, by tools/draw-house.mjs -->

\`\`\`mermaid
flowchart TD
  subgraph store [store]
  end
  subgraph sellers [sellers]
  end
  subgraph guest [guest]
    guest/stays[stays]
  end
  subgraph staff [staff]
  end
  db --> domain
  guest --> http
  http --> db
  product --> guest
\`\`\`

<!-- end of the picture -->
<!-- picture: web, by tools/draw-house.mjs -->

\`\`\`mermaid
flowchart TD
  subgraph guest [guest]
    guest/edit[edit] --> guest/stay[stay]
  end
  subgraph staff [staff]
  end
  subgraph shared [shared floor]
    data --> components
  end
  app --> routes/guest
  guest --> shared
  routes/guest --> guest
\`\`\`

<!-- end of the picture -->
`;

describe('the pictures of the house', () => {
  it('are drawn from the imports, without arrows that follow from others, types and tests', () => {
    const root = project(files);
    expect(drawPictures(root)).toBe(true);
    expect(readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')).toBe(drawn);
    expect(drawPictures(root)).toBe(false);
    expect(checkPictures(root)).toEqual([]);
  });

  it('are reported when the imports are others', () => {
    const root = project({ ...files, 'ARCHITECTURE.md': drawn });
    expect(checkPictures(root)).toEqual([]);
    write(root, { 'apps/api/src/db/client.ts': `import { mail } from '../mail/send.ts';` });
    expect(checkPictures(root)).toMatchObject([{ rule: 'pictures', path: 'ARCHITECTURE.md' }]);
  });

  it('are reported when they are missing', () => {
    const problems = checkPictures(project({ ...files, 'ARCHITECTURE.md': '# Rooms\n' }));
    expect(problems.map(({ says }) => says)).toEqual([
      'has no picture of the server',
      'has no picture of the web',
    ]);
  });
});

describe('the figures', () => {
  it('count rooms, edges between folders of a wing and the largest cycle', () => {
    const figures = figuresOf(
      readSourceTree(
        project({
          ...files,
          'apps/web/src/guest/stay/more.ts': `import type { Edit } from '../edit/edit.tsx';\nimport { draft } from '../draft/draft.ts';\n`,
          'apps/web/src/guest/draft/draft.ts': '',
        }),
      ),
    );
    expect(figures).toContain('| guest/stay | 2 | 3 |');
    const start = figures.findIndex((line) => line.startsWith('| edges between'));
    expect(figures.slice(start, start + 4)).toEqual([
      expect.stringMatching(/^\| edges between .*\| 3 \|$/),
      expect.stringMatching(/^\| of them into a feature \| 1 \|$/),
      expect.stringMatching(/^\| folders in the largest cycle \| 2 \|$/),
      expect.stringMatching(/^\| files in these folders \| 3 \|$/),
    ]);
  });

  it('count comment lines by room, and those that begin with a question word', () => {
    const text = `/** Whether it is. */\nconst a = '// Who';\n/**\n * A line.\n * @param b What\n */\n{/* How. */}\n`;
    const figures = figuresOf(
      readSourceTree(project({ 'apps/web/src/a.tsx': text, 'tools/b.mjs': '// A line.\n// Where.\n//\n' })),
    );
    const start = figures.findIndex((line) => line.startsWith('| comment lines'));
    expect(figures.slice(start + 2, start + 5)).toEqual([
      '| apps/web | 4 | 2 | 50.0 |',
      '| tools | 2 | 1 | 50.0 |',
      '| in all | 6 | 3 | 50.0 |',
    ]);
  });

  it('count the lines of each catalogue, a file of several shared among them', () => {
    const at = (name: string) => `packages/domain/src/catalogues/${name}`;
    const screen = `import { a } from '../../../../../${at('a.ts')}';\nimport { b } from '../../../../../${at('b.ts')}';\n`;
    const figures = figuresOf(
      readSourceTree(
        project({
          [at('a.ts')]: `export const a = {\n  table: 'as',\n};\n`,
          [at('a-words.ts')]: `export const w = 1 satisfies WordsOf<typeof a>;\n`,
          [at('b.ts')]: `export const b = { table: 'bs' };\n`,
          [at('b-words.ts')]: `export const w = 1 satisfies WordsOf<typeof b>;\n`,
          'apps/api/src/db/migrations/0040-as.ts': `editable(db, 'as');\n`,
          'apps/web/src/staff/rules/screens.tsx': screen,
        }),
      ),
    );
    expect(figures).toContain('| a | 3 | 1 | 1 | 1 | 6 | 0 |');
    expect(figures).toContain('| b | 1 | 1 | 0 | 1 | 3 | 0 |');
    expect(figures.at(-1)).toBe('| median | | | | | 3 | 0 |');
  });
});
