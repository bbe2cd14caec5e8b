import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callGroups } from './call-groups.ts';
import { keepReport } from './keep-report.ts';
import { type Cell, peopleOf, tryCell } from './matrix.ts';
import { openWorld, type World } from './world.ts';

const cells: Cell[] = [];
let world: World;

beforeAll(async () => {
  world = await openWorld();
}, 120_000);

afterAll(async () => {
  keepReport('matrix', { cells });
  await world.close();
});

describe('what belongs to guest A', () => {
  it.each(callGroups())(
    '%s is for whom it should be',
    async (_, names) => {
      const rows: Cell[] = [];
      for (const name of names)
        for (const person of await peopleOf(name, world)) rows.push(await tryCell(world, name, person));
      cells.push(...rows);
      const faults = rows.flatMap(({ call, person, wrong }) =>
        wrong.map((fault) => `${call}, ${person}: ${fault}`),
      );
      // As text, so that the closing lines name them.
      expect(faults.join('\n')).toBe('');
    },
    120_000,
  );
});
