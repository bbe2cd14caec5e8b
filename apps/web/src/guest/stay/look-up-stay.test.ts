import { describe, expect, it } from 'vitest';
import { nameForPath } from './look-up-stay.ts';

describe('a last name in the path of the look-up', () => {
  it.each([
    [' Rivera ', 'Rivera'],
    ["O'Brien", "O'Brien"],
    ['Muñoz-López', 'Muñoz-López'],
    ['munoz  lopez', 'MunozLopez'],
    ['MUÑOZ LÓPEZ', 'MuñozLópez'],
    ['de la Cruz', 'DeLaCruz'],
  ])('%j is %j: no spaces, and words that stay distinct', (typed, inPath) => {
    expect(nameForPath(typed)).toBe(inPath);
  });
});
