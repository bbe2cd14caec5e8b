import pdfmake from 'pdfmake';
import type { DayListFacts } from '../letter/day-list-facts.ts';
import { dayListWords } from '../letter/day-list-words.ts';
import { type LetterFacts, paletteOf } from '../letter/facts.ts';
import { wordingOf } from '../letter/wording.ts';
import { dayListDocument } from './day-list-document.ts';
import { dressDocument } from './dress-document.ts';
import { createFontShelf, type FontFile, type FontShelf, fontFamilies, readHouseFonts } from './fonts.ts';
import { letterDocument } from './letter-document.ts';

/** pdfmake's store of files in memory, which its types leave out. */
type WithFiles = { readonly virtualfs: { writeFileSync: (name: string, bytes: Uint8Array) => void } };

let shelf: FontShelf | undefined;

/** Reads our fonts once, and closes both ways by which a document could reach for a file or another host. */
function prepare(): FontShelf {
  if (shelf) return shelf;
  const { virtualfs } = pdfmake as unknown as WithFiles;
  const put = ([name, { bytes }]: FontFile) => virtualfs.writeFileSync(name, bytes);
  const house = readHouseFonts();
  house.forEach(put);
  pdfmake.setFonts(fontFamilies);
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy(() => false);
  shelf = createFontShelf(house, put);
  return shelf;
}

/** The letter's PDF. Tens of milliseconds of computing at a stretch: on the request path go through the pool of threads. */
export async function renderLetter(facts: LetterFacts): Promise<Uint8Array> {
  const fonts = prepare();
  const note = {
    text: wordingOf(facts.language).unprintable,
    color: paletteOf(facts.brand).soft,
    fontSize: 8.8,
    margin: [0, 8, 0, 0] as [number, number, number, number],
  };
  return pdfmake.createPdf(dressDocument(letterDocument(facts), fonts, note)).getBuffer();
}

/** The PDF of a day list. Seconds of computing for a thousand rides: only through the pool of threads. */
export async function renderDayList(facts: DayListFacts): Promise<Uint8Array> {
  const fonts = prepare();
  const note = {
    text: dayListWords(facts.language).unprintable,
    fontSize: 11,
    margin: [0, 8, 0, 0] as [number, number, number, number],
  };
  return pdfmake.createPdf(dressDocument(dayListDocument(facts), fonts, note)).getBuffer();
}
