// npm run check [-- <days>]: checks the product's promises against its tables and, for so many days, against the gateway.
import './check-node.mjs';
import { prepareAndRun } from './prepare-product.mjs';

await prepareAndRun(['check', ...process.argv.slice(2)]);
