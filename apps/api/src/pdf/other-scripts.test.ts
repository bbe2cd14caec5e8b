import { describe, expect, it } from 'vitest';
import { exampleFacts } from '../letter/example-facts.ts';
import type { FontShelf } from './fonts.ts';
import { runsOf } from './other-scripts.ts';
import { renderLetter } from './render-letter.ts';

/** Ours are ASCII; the wide one has Cyrillic, Arabic and Hebrew, the other one Han. */
const shelf: FontShelf = {
  familyOf: (sign) =>
    /[ -~]/.test(sign)
      ? 'Text'
      : /[\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}]/u.test(sign)
        ? 'Wide'
        : /\p{Script=Han}/u.test(sign)
          ? 'Han'
          : null,
};
const shown = (text: string): string =>
  runsOf(text, shelf)
    .runs.map((run) => (run.font ? `[${run.text}]` : run.text))
    .join('');

describe('a line of several scripts', () => {
  it.each([
    ['Ana Rivera', 'Ana Rivera'],
    ['王小明 (Ming)', '[王小明] (Ming)'],
    ['Room 12, Иван', 'Room 12, [Иван]'],
    // The first word stands furthest to the right.
    ['محمد أحمد', '[أحمد] [محمد]'],
    ['for שלום עולם today', 'for [עולם] [שלום] today'],
    ['محمد 12 أحمد', '[أحمد] 12 [محمد]'],
    // The full stop ends the line, which is on its left.
    ['شكرا.', '.[شكرا]'],
    ['one\nأ ب', 'one\n[ب] [أ]'],
    ['', ''],
  ])('%j is set as %j', (text, line) => expect(shown(text)).toBe(line));

  it('is not turned across a line that the column breaks', () => {
    const lines = shown('كلمة '.repeat(40).trim()).split('\n');
    expect(lines.length).toBeGreaterThan(3);
  });

  it('leaves out what nobody has, and says so for letters only', () => {
    expect(runsOf('Kim 김', shelf)).toEqual({ runs: [{ text: 'Kim ' }], lostLetters: true });
    expect(runsOf('surf 🏄', shelf)).toEqual({ runs: [{ text: 'surf ' }], lostLetters: false });
  });
});

describe('a letter', () => {
  const fontsOf = async (name: string): Promise<string> => {
    const { contact } = exampleFacts('en').coupon;
    const pdf = await renderLetter(exampleFacts('en', { contact: { ...contact, name } }));
    return [...new TextDecoder('latin1').decode(pdf).matchAll(/\/FontName \/[A-Z]{6}\+([A-Za-z]+)/g)]
      .map(([, font]) => font)
      .join(' ');
  };

  it('carries another font only where a guest’s own letters need it', async () => {
    expect(await fontsOf('María Ñandú')).not.toMatch(/DejaVu|NotoSans/);
    expect(await fontsOf('Иван Петров')).toContain('DejaVuSans');
    expect(await fontsOf('محمد')).toContain('DejaVuSans');
    expect(await fontsOf('王小明')).toContain('NotoSansHans');
  });
});
