import { readFileSync } from 'node:fs';
import { HOUSE, ON_LAGOON } from '@traslado/domain/brand/colours';
import { expect, it } from 'vitest';

const css = readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8');
const token = (name: string): string => new RegExp(`--color-${name}: ([^;]+);`).exec(css)?.[1] ?? '';

it.each(['page', 'surface', 'sunk', 'accent', 'lagoon'] as const)(
  '%s is checked as pages have it',
  (name) => {
    expect(token(name)).toBe(`light-dark(${HOUSE.light[name]}, ${HOUSE.dark[name]})`);
  },
);

it('text on the deep colour is checked as pages have it', () => {
  expect([token('on-lagoon'), token('on-lagoon-soft')]).toEqual([ON_LAGOON.text, ON_LAGOON.soft]);
});
