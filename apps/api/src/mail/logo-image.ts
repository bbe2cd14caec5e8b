import { LOGO_SIZE } from '@traslado/domain/pictures/picture-sizes';
import { type Html, html } from './html.ts';

/** Content-ID of the logo, the same in every mail: it names a part of its own mail only. */
export const LOGO_CID = 'logo@traslado';

/** The logo in a letter. Its text is the brand's name, in the type around it, for readers without pictures. */
export const logoImage = (name: string): Html =>
  html`<img src="cid:${LOGO_CID}" alt="${name}" height="${LOGO_SIZE.height}" style="display:block;height:${LOGO_SIZE.height}px;width:auto;max-width:100%;border:0">`;

const image = new RegExp(`<img src="cid:${LOGO_CID}" alt="([^"]*)"[^>]*>`);

/** The letter with the brand's name where its logo would be. */
export const withoutLogo = (letter: string): string => letter.replace(image, (_, name: string) => name);

/** The letter with its logo in it, for a page that shows one letter. */
export const withLogoOf = (letter: string, png: Uint8Array): string =>
  letter.replace(`cid:${LOGO_CID}`, `data:image/png;base64,${Buffer.from(png).toString('base64')}`);
