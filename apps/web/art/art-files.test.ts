import { PICTURE_SIZES as UPLOADED_SIZES } from '@traslado/domain/pictures/picture-sizes';
import { describe, expect, it } from 'vitest';
import { artFiles } from './art-files.ts';
import { PICTURE_SIZES } from './pictures.ts';

const files = artFiles();
const PROPERTIES = [
  'BP',
  'PM',
  'CR',
  'LV',
  'TM',
  'SC',
  'SJ',
  'MC',
  'VA',
  'NY',
  'MB',
  'RR',
  'PC',
  'BV',
  'IS',
  'TQ',
  'NS',
];

describe('the drawings', () => {
  it('hold every picture that the catalogue names', () => {
    for (const code of PROPERTIES) expect(files.has(`resorts/${code}.svg`), code).toBe(true);
    for (const vehicle of ['shuttle', 'suv', 'van', 'sedan', 'sprinter']) {
      for (const size of ['thumbnail', 'mobile', 'tablet', 'desktop', 'large']) {
        expect(files.has(`vehicles/${vehicle}-${size}.svg`), `${vehicle} ${size}`).toBe(true);
      }
    }
    for (let car = 1; car <= 10; car += 1) expect(files.has(`cars/${car}.svg`), `car ${car}`).toBe(true);
  });

  it('are all different, the resorts and the cars too', () => {
    expect(new Set(files.values()).size).toBe(files.size);
  });

  it('are the same each time they are drawn, or every build would send them again', () => {
    expect([...artFiles()]).toEqual([...files]);
  });

  it('ask nothing of another host, run nothing and hold no number that is none', () => {
    for (const [path, content] of files) {
      expect(content.replace('http://www.w3.org/2000/svg', ''), path).not.toMatch(
        /https?:|<script|NaN|undefined|Infinity/,
      );
    }
  });
});

it('have the sizes of uploaded pictures', () => {
  expect(Object.values(PICTURE_SIZES)).toEqual(Object.values(UPLOADED_SIZES));
});
