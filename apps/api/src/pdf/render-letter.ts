import pdfmake from 'pdfmake';
import type { LetterFacts } from '../letter/facts.ts';
import { fontFamilies, readFonts } from './fonts.ts';
import { letterDocument } from './letter-document.ts';

/** pdfmake's store of files in memory, which its types leave out. */
type WithFiles = { readonly virtualfs: { writeFileSync: (name: string, bytes: Uint8Array) => void } };

let ready = false;

/** Reads the fonts once, and closes both ways by which a document could reach for a file or another host. */
function prepare(): void {
  if (ready) return;
  const { virtualfs } = pdfmake as unknown as WithFiles;
  for (const [name, bytes] of readFonts()) virtualfs.writeFileSync(name, bytes);
  pdfmake.setFonts(fontFamilies);
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy(() => false);
  ready = true;
}

/** The letter's PDF. Tens of milliseconds of computing at a stretch: on the request path go through the pool of threads. */
export async function renderLetter(facts: LetterFacts): Promise<Uint8Array> {
  prepare();
  return pdfmake.createPdf(letterDocument(facts)).getBuffer();
}
