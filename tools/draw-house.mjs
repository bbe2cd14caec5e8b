// Draws the pictures of ARCHITECTURE.md from the imports: `node tools/draw-house.mjs`.
import './check-node.mjs';
import { cloneFolder } from './clone-folder.mjs';
import { drawPictures } from './house/pictures.mjs';

console.log(drawPictures(cloneFolder) ? 'The pictures are redrawn.' : 'The pictures are as the imports are.');
