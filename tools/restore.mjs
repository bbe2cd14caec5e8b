// npm run restore -- <folder>: puts a backup in the place of the database, while the product stands still.
import './check-node.mjs';
import { prepareAndRun } from './prepare-product.mjs';

await prepareAndRun(['restore', ...process.argv.slice(2)]);
