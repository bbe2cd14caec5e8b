import { describe, expect, it } from 'vitest';
import { waysOf } from './belonging.ts';
import { ALL_CATALOGUES } from './catalogues.ts';
import { fieldsOf } from './facts.ts';

const definitionOf = (table: string) => ALL_CATALOGUES.find((one) => one.table === table);
const saidWays = (name: string): string[] => {
  const definition = ALL_CATALOGUES.find((one) => one.name === name);
  if (!definition) throw new Error(`no catalogue ${name}`);
  return waysOf(definition).map((way) =>
    way.kind === 'field' ? way.name : way.kind === 'users' ? `used by ${way.table}` : way.kind,
  );
};

describe('the way from rows to properties', () => {
  it.each<[string, string[]]>([
    ['properties', ['itself']],
    ['airport-properties', ['property_id']],
    ['places', ['property_id']],
    ['services', ['property_id']],
    ['operation-configurations', ['property_id']],
    ['included-rules', ['property_id']],
    ['refund-rules', ['property_id']],
    ['rates', ['service_id']],
    ['segments', ['place_area_origin_id', 'place_area_destination_id']],
    ['restrictions', ['used by operation_configuration']],
    ['airports', []],
    ['regions', []],
    ['countries', []],
    ['societies', []],
    ['providers', []],
  ])('%s: %j', (name, ways) => {
    expect(saidWays(name)).toEqual(ways);
  });

  it.each(ALL_CATALOGUES.map((definition) => [definition.name, definition] as const))(
    '%s: a field that names a row of a property',
    (_, definition) => {
      const leading = fieldsOf(definition).filter(([, field]) => {
        const named = field.kind === 'reference' ? definitionOf(field.to) : undefined;
        return named !== undefined && waysOf(named).some(({ kind }) => kind !== 'users');
      });
      if (leading.length > 0) expect(waysOf(definition)).not.toEqual([]);
      const { belongs } = definition;
      if (typeof belongs !== 'object') return;
      if ('usedBy' in belongs) expect(definitionOf(belongs.usedBy)).toBeDefined();
      else expect(leading.map(([name]) => name)).toEqual(expect.arrayContaining([...belongs.through]));
    },
  );
});
