import { describe, expect, it } from 'vitest';
import { drawHook } from '../../../testing/draw.tsx';
import { exampleOf } from '../../../testing/example-of.ts';
import { usePersonWords } from './person-words.tsx';

const { viewer } = exampleOf('getPerson');
const roles = [
  ...viewer.roles,
  { name: 'night-desk', en: 'Night desk', es: 'Recepción nocturna', can_give: true },
  { name: 'finance', en: 'Finance', es: 'Finanzas', can_give: false },
];
const properties = [...viewer.properties, { id: 2, code: 'CR', name: 'Coral' }];
const wordsIn = (locale: 'en-US' | 'es-MX') =>
  drawHook(() => usePersonWords({ ...viewer, roles, properties }), { locale });

describe('roles and resorts of a person in words', () => {
  it.each([
    [[], null, null],
    [['concierge'], 'Concierge', 'Concierge'],
    [['concierge', 'night-desk'], 'Concierge and Night desk', 'Concierge y Recepción nocturna'],
    [
      ['concierge', 'night-desk', 'finance'],
      'Concierge, Night desk, and Finance',
      'Concierge, Recepción nocturna y Finanzas',
    ],
    // A role that the viewer does not know keeps its name.
    [['auditor'], 'auditor', 'auditor'],
  ])('%j', async (names, inEnglish, inSpanish) => {
    const [en, es] = await Promise.all([wordsIn('en-US'), wordsIn('es-MX')]);
    if (inEnglish === null) expect([en.rolesText(names), es.rolesText(names)]).not.toContain('');
    else expect([en.rolesText(names), es.rolesText(names)]).toEqual([inEnglish, inSpanish]);
  });

  it('everywhere is another thing than all that are named', async () => {
    const { scopeText } = await wordsIn('en-US');
    expect(scopeText([1, 2])).toBe('Bahía Perla and Coral');
    expect(scopeText([1])).toBe('Bahía Perla');
    expect(scopeText(null)).not.toContain('Coral');
    expect(scopeText([1, 99])).toMatch(/^Bahía Perla and .*99/);
  });
});
