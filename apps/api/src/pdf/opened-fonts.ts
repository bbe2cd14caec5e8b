import { createRequire } from 'node:module';
import type * as Fontkit from 'fontkit';

/**
 * pdfkit opens the file of a font anew for each document, and fontkit decodes its tables again: half of a letter. So a document gets the name
 * of an opened font in place of its file, and fontkit is taught this format.
 */

/** A format of fonts, which the types leave out. */
type Format = {
  readonly probe: (bytes: Uint8Array) => boolean;
  new (stream: { readonly buffer: Uint8Array }): Fontkit.Font;
};
type WithFormats = typeof Fontkit & { readonly registerFormat: (format: Format) => void };

// The instance that pdfkit requires: an import would be another one, with formats of its own.
const { create, registerFormat } = createRequire(import.meta.url)('fontkit') as WithFormats;

const opened = new Map<string, Fontkit.Font>();

const nameIn = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
const find = (bytes: Uint8Array): Fontkit.Font | undefined =>
  bytes.length < 100 ? opened.get(nameIn(bytes)) : undefined;

function OpenedFont({ buffer }: { readonly buffer: Uint8Array }): Fontkit.Font | undefined {
  return find(buffer);
}
registerFormat(
  Object.assign(OpenedFont as unknown as Format, { probe: (bytes: Uint8Array) => find(bytes) !== undefined }),
);

export type OpenedFont = {
  /** In place of the file's bytes, wherever fontkit opens a font. */
  readonly bytes: Uint8Array;
  readonly font: Fontkit.Font;
};

/** Opens the file of one font, for as long as the thread lives. */
export function openFont(name: string, file: Buffer): OpenedFont {
  const key = `opened font ${name}`;
  const font = create(file);
  if (!('characterSet' in font)) throw new TypeError(`${name} is a collection of fonts`);
  opened.set(key, font);
  return { bytes: Buffer.from(key, 'latin1'), font };
}
