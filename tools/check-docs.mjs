// Checks that what the documents name is there: `node tools/check-docs.mjs [folder]`.
import './check-node.mjs';
import { cloneFolder } from './clone-folder.mjs';
import { checkDocs } from './docs/check-docs.mjs';

const { problems, documents, places } = checkDocs(process.argv[2] ?? cloneFolder);
for (const { path, line, says } of problems) console.error(`${path}:${line} ${says}`);
console.log(
  `Documents: ${documents}, naming ${places} places, ${problems.length} problem${problems.length === 1 ? '' : 's'}.`,
);
process.exitCode = problems.length > 0 || places === 0 ? 1 : 0;
