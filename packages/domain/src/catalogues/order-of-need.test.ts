import { describe, expect, it } from 'vitest';
import { ALL_CATALOGUES } from './catalogues.ts';
import { fieldsOf } from './facts.ts';
import { inOrderOfNeed, namesItself } from './order-of-need.ts';
import { properties } from './properties.ts';
import { rates } from './rates.ts';
import { services } from './services.ts';

describe('catalogues in the order in which they need each other', () => {
  const ordered = inOrderOfNeed(ALL_CATALOGUES);

  it('are all there, once', () => {
    expect(new Set(ordered)).toEqual(new Set(ALL_CATALOGUES));
    expect(ordered).toHaveLength(ALL_CATALOGUES.length);
  });

  it.each(ALL_CATALOGUES.map((one) => [one.name, one] as const))(
    '%s stand after the catalogues that they name',
    (_, one) => {
      const needed = fieldsOf(one).flatMap(([, field]) =>
        field.kind === 'reference' ? ALL_CATALOGUES.filter(({ table }) => table === field.to) : [],
      );
      for (const other of needed.filter((other) => other !== one))
        expect(ordered.indexOf(other), other.name).toBeLessThan(ordered.indexOf(one));
    },
  );

  it('stand so in any given order', () => {
    expect(inOrderOfNeed([rates, services, properties])).toEqual([properties, services, rates]);
  });

  it('a service names another one', () => {
    expect([services, rates].map(namesItself)).toEqual([true, false]);
  });
});
