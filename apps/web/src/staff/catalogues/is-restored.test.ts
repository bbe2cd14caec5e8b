import { describe, expect, it } from 'vitest';
import { isRestored } from './is-restored.ts';

const A = { name: 'ATA' };
const B = { name: 'Enter Air' };
const C = { name: 'Brisa' };

describe('a change is a return to an earlier version', () => {
  it.each([
    [
      'of what stood before the last change',
      [
        { before: B, after: A },
        { before: A, after: B },
      ],
      true,
    ],
    [
      'of a deleted row',
      [
        { before: null, after: A },
        { before: A, after: null },
      ],
      true,
    ],
    [
      'of what it began with',
      [
        { before: B, after: A },
        { before: C, after: B },
        { before: null, after: A },
      ],
      true,
    ],
    [
      'never where its values are new',
      [
        { before: B, after: C },
        { before: A, after: B },
      ],
      false,
    ],
    ['never as the first one', [{ before: null, after: A }], false],
    [
      'never as a deletion',
      [
        { before: A, after: null },
        { before: null, after: A },
      ],
      false,
    ],
  ])('%s', (_, entries, is) => expect(isRestored(entries, 0)).toBe(is));
});
