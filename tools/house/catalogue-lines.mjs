/**
 * How many lines each catalogue took: its definition, its words, its share of the migrations and of the screens of its own. Tests stand beside it.
 *
 * @import { SourceFile } from './source-tree.mjs'
 */

const folder = 'packages/domain/src/catalogues/';

/** @param {number[]} numbers */
const medianOf = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)] ?? 0;

/**
 * @param {SourceFile[]} tree
 * @returns {string[]} lines of Markdown
 */
export function catalogueLines(tree) {
  const at = new Map(tree.map((file) => [file.path, file]));
  const lines = (/** @type {string} */ path) => at.get(path)?.lines ?? 0;
  const names = tree.flatMap(({ path, text }) => {
    const [, name] = /^packages\/domain\/src\/catalogues\/(.+)-words\.ts$/.exec(path) ?? [];
    return name !== undefined && text.includes('satisfies WordsOf<') ? [name] : [];
  });
  /** A file of several catalogues is shared among them. */
  const sharesOf = (/** @type {SourceFile[]} */ files, /** @type {(file: SourceFile) => string[]} */ of) => {
    /** @type {Map<string, number>} */
    const shares = new Map();
    for (const file of files) {
      const named = of(file);
      for (const name of named) shares.set(name, (shares.get(name) ?? 0) + file.lines / named.length);
    }
    return shares;
  };
  const tableOf = (/** @type {string} */ name) =>
    /table: '(\w+)'/.exec(at.get(`${folder}${name}.ts`)?.text ?? '')?.[1] ?? name;
  const migrations = sharesOf(
    tree.filter(({ path }) => /\/migrations\/0(028|0(3[3-9]|[4-6]\d))-/.test(path)),
    ({ text }) =>
      names.filter((name) => new RegExp(`(table|editable\\(db,) '?${tableOf(name)}\\b`).test(text)),
  );
  const screens = sharesOf(
    tree.filter(({ path, isTest }) => !isTest && /^apps\/web\/src\/staff\/(?!catalogues)/.test(path)),
    ({ imports }) => names.filter((name) => imports.some(({ file }) => file === `${folder}${name}.ts`)),
  );
  const rows = names.map((name) => {
    const parts = [
      lines(`${folder}${name}.ts`),
      lines(`${folder}${name}-words.ts`),
      Math.round(migrations.get(name) ?? 0),
      Math.round(screens.get(name) ?? 0),
    ];
    const all = parts.reduce((sum, part) => sum + part, 0);
    return { name, parts, all, test: lines(`apps/api/src/staff/catalogues/${name}.test.ts`) };
  });
  return [
    '| catalogue | definition | words | migration | own screen | all | its test |',
    '|---|--:|--:|--:|--:|--:|--:|',
    ...rows.map(({ name, parts, all, test }) => `| ${[name, ...parts, all, test].join(' | ')} |`),
    `| median | | | | | ${medianOf(rows.map(({ all }) => all))} | ${medianOf(rows.map(({ test }) => test))} |`,
  ];
}
