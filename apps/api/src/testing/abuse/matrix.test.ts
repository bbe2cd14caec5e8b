import { type CallName, routes } from '@traslado/contract/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepReport } from './keep-report.ts';
import { type Cell, peopleOf, tryCell } from './matrix.ts';
import { openWorld, type World } from './world.ts';

const names = Object.keys(routes) as CallName[];
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
  it.each(names)('%s is for whom it should be', async (name) => {
    const row: Cell[] = [];
    for (const person of await peopleOf(name, world)) row.push(await tryCell(world, name, person));
    cells.push(...row);
    expect(row.flatMap(({ person, wrong }) => wrong.map((fault) => `${person}: ${fault}`))).toEqual([]);
  });
});
