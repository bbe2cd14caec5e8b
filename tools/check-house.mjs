// Checks the layout and the directions of imports: `node tools/check-house.mjs [folder]`.
import './check-node.mjs';
import { cloneFolder } from './clone-folder.mjs';
import { checkHouse } from './house/check-house.mjs';

const { problems, files } = checkHouse(process.argv[2] ?? cloneFolder);
for (const { rule, path, line, says } of problems) console.error(`${path}:${line} ${says} [${rule}]`);
if (files === 0) console.error('No source files found.');
console.log(`House rules: ${files} files, ${problems.length} problem${problems.length === 1 ? '' : 's'}.`);
process.exitCode = problems.length > 0 || files === 0 ? 1 : 0;
