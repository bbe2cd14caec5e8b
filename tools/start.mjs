// npm start: from a fresh clone to the running product, with Node.js alone.
import './check-node.mjs';
import { prepareAndRun } from './prepare-product.mjs';

await prepareAndRun(process.argv.slice(2));
