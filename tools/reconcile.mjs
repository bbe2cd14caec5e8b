// npm run reconcile: compares the books with what the gateway paid out, and prints what does not agree.
import './check-node.mjs';
import { prepareAndRun } from './prepare-product.mjs';

await prepareAndRun(['reconcile', ...process.argv.slice(2)]);
