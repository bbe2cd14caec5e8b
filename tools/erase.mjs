// npm run erase -- <booking>: takes the guest of a booking out of the database. Without a booking: those again that a restored copy brought back.
import './check-node.mjs';
import { prepareAndRun } from './prepare-product.mjs';

await prepareAndRun(['erase', ...process.argv.slice(2)]);
