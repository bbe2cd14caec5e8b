// npm run audit: checks that no entry of the audit is missing, by its chain and by what was anchored outside the database.
import './check-node.mjs';
import { prepareAndRun } from './prepare-product.mjs';

await prepareAndRun(['audit', ...process.argv.slice(2)]);
