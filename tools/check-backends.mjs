// npm run check-backends: asks the group's systems what a sale asks them, about a stay of theirs, and says what of it is understood.
import './check-node.mjs';
import { prepareAndRun } from './prepare-product.mjs';

await prepareAndRun(['check-backends', ...process.argv.slice(2)]);
