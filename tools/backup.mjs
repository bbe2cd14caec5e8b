// npm run backup -- <folder>: writes the database, pictures and anchors into a new folder.
import './check-node.mjs';
import { prepareAndRun } from './prepare-product.mjs';

await prepareAndRun(['backup', ...process.argv.slice(2)]);
