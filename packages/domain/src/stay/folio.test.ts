import { describe, expect, it } from 'vitest';
import { codeOfFolio, folioKey, isFolio, normaliseFolio } from './folio.ts';

describe('folios', () => {
  it.each([
    ['BP100001-1', 'BP100001-1'],
    [' bp100001-1 ', 'BP100001-1'],
    ['BP 100 001 – 1', 'BP100001-1'],
    ['bp100001—1', 'BP100001-1'],
    ['123456', '123456'],
    ['#BP100001-1', 'BP100001-1'],
    [' # bp 100001 / 1. ', 'BP100001-1'],
    ['BP100001.1', 'BP100001-1'],
    ['BP100001/1', 'BP100001-1'],
    ['BP100001-1.', 'BP100001-1'],
  ])('%s is %s', (typed, folio) => {
    expect(normaliseFolio(typed)).toBe(folio);
  });

  it.each([
    '',
    '   ',
    '-',
    'ВР100001-1',
    'BPß100001',
    'BP１00001',
    'BP100001-1\u200b',
    'BP\u202e100001',
    "BP100001-1' OR '1'='1",
    '../BP100001',
    'BP%',
    'BP_00001-1',
    '-BP100001',
    'BP100001-',
    'BP100001/',
    'BP#100001',
    '##BP100001',
    '#',
    '.',
    './.',
    'B'.repeat(31),
    'B'.repeat(100_000),
  ])('refuses %j', (typed) => {
    expect(isFolio(typed)).toBe(false);
  });

  it.each([
    ['bp 100001-1', 'BP'],
    ['BP1', 'BP'],
    ['BPX-100', 'BPX'],
    ['BP', null],
    ['BQ100001-1', null],
    ['100001', null],
    ['7K3QW9ZC4T', null],
    ['BP-', null],
    ['', null],
  ])('%j names the resort %j', (typed, code) => {
    expect(codeOfFolio(typed, ['SC', 'BP', 'BPX', ''])).toBe(code);
  });

  it('can be compared without its dashes', () => {
    expect(folioKey('bp 100001 1')).toBe(folioKey('BP100001-1'));
    expect(folioKey('ВР1')).toBeNull();
  });
});
