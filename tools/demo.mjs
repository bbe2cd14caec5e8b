// npm run demo: resets the demo data, with dates counted from today.
import './check-node.mjs';
import { prepareAndRun } from './prepare-product.mjs';

await prepareAndRun(['demo', ...process.argv.slice(2)]);
