import { describe, expect, it } from 'vitest';
import { en as serverEn } from '../apps/api/src/http/texts/en.ts';
import { es as serverEs } from '../apps/api/src/http/texts/es.ts';
import { issues as pageEn } from '../apps/web/src/i18n/en/issues.ts';
import { issues as pageEs } from '../apps/web/src/i18n/es/issues.ts';

const params = { min: 10, max: 80, exact: 6, current: 5 };

describe.each([
  ['English', pageEn, serverEn],
  ['Spanish', pageEs, serverEs],
])('the length of a field, in %s', (_, page, server) => {
  it.each(['field.too_short', 'field.too_long', 'field.exact_length'] as const)(
    'is told by server and page in the same sentence: %s',
    (code) => {
      const told = server[code].replace(/\{(\w+)\}/g, (_place, name: keyof typeof params) =>
        String(params[name]),
      );
      expect(told).toBe(page[code](params));
    },
  );
});
