// Checks the layout and the directions of imports: `node tools/check-house.mjs [folder]`. With `--figures` it counts them instead.
import './check-node.mjs';
import { parseArgs } from 'node:util';
import { cloneFolder } from './clone-folder.mjs';
import { checkHouse } from './house/check-house.mjs';
import { figuresOf } from './house/figures.mjs';
import { checkPictures } from './house/pictures.mjs';
import { readSourceTree } from './house/source-tree.mjs';

const { values, positionals } = parseArgs({
  options: { figures: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const folder = positionals[0] ?? cloneFolder;

if (values.figures) console.log(figuresOf(readSourceTree(folder)).join('\n'));
else {
  const house = checkHouse(folder);
  const problems = [...house.problems, ...checkPictures(folder)];
  for (const { rule, path, line, says } of problems) console.error(`${path}:${line} ${says} [${rule}]`);
  if (house.files === 0) console.error('No source files found.');
  console.log(
    `House rules: ${house.files} files, ${problems.length} problem${problems.length === 1 ? '' : 's'}.`,
  );
  process.exitCode = problems.length > 0 || house.files === 0 ? 1 : 0;
}
