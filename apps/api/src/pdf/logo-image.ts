import { LOGO_SIZE } from '@traslado/domain/pictures/picture-sizes';
import type { Content } from 'pdfmake/interfaces';

/** Points. */
const height = 28;

/** The logo in the place of the brand's name. */
export const logoImage = (png: Uint8Array): Content => ({
  image: `data:image/png;base64,${Buffer.from(png).toString('base64')}`,
  fit: [(LOGO_SIZE.width * height) / LOGO_SIZE.height, height],
});
