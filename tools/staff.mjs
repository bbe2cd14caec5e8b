// npm run staff -- <user name> <role…>: makes an account of staff, or gives one another password.
import './check-node.mjs';
import { prepareAndRun } from './prepare-product.mjs';

await prepareAndRun(['staff', ...process.argv.slice(2)]);
