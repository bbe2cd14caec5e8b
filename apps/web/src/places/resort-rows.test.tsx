import { expect, test } from 'vitest';
import { draw } from '../../testing/draw.tsx';
import { exampleOf } from '../../testing/example-of.ts';
import { ResortRows } from './resort-rows.tsx';

const properties = exampleOf('listProperties');
const resorts = ['properties'] as const;
const airports = ['airports'] as const;
const rows = <ResortRows onChoose={() => undefined} />;

test('no resort can be chosen before its airports are known; a failed list of airports keeps none back', async () => {
  const known = await draw(rows, {
    answers: [
      [resorts, properties],
      [airports, exampleOf('listAirports')],
    ],
  });
  expect(known.all('button')).toHaveLength(properties.length);

  const early = await draw(rows, { answers: [[resorts, properties]] });
  expect(early.all('button')).toEqual([]);

  const failed = await draw(rows, {
    answers: [[resorts, properties]],
    failures: [[airports, new Error('not there')]],
  });
  expect(failed.all('button')).toHaveLength(properties.length);
});
