import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { measure } from '../apps/web/budget.mjs';
import { tellFigure } from '../tools/proof/figure.mjs';

/** `npm run bench -- bytes`: the bytes that a guest downloads for each page, of the built product. `npm test` holds them to their budget. */
const dist = join(dirname(fileURLToPath(import.meta.url)), '../apps/web/dist');
for (const { page, bytes } of measure(dist)) {
  console.log(`${page.padEnd(16)} ${(bytes / 1_000).toFixed(1).padStart(6)} kB`);
  tellFigure({
    name: page === 'home' ? 'bytes.home' : `bytes.page.${page}`,
    value: bytes / 1_000,
    unit: 'kB',
  });
}
