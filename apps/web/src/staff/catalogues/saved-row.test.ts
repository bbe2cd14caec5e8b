import { airlines } from '@traslado/domain/catalogues/airlines';
import { airportTerminals } from '@traslado/domain/catalogues/airport-terminals';
import { airports } from '@traslado/domain/catalogues/airports';
import type { Definition } from '@traslado/domain/catalogues/definition';
import { wireOf } from '@traslado/domain/catalogues/facts';
import { describe, expect, it } from 'vitest';
import { drawHook } from '../../../testing/draw.tsx';
import { stubServer } from '../../data/stub-server.ts';
import { airportsScreen } from '../flight-watch/airport-screens.tsx';
import { isJustSaved } from '../frame/just-saved.ts';
import { savedRowOf, savedState, withSaved } from './saved-row.ts';
import type { AnyScreen } from './screen.ts';
import { usePutBack } from './use-put-back.ts';
import { useSpread } from './use-spread.ts';

const stamps = { version: 1, created_at: '', updated_at: '', updated_by: null, updated_by_name: null };
const row = (id: number) => ({ ...stamps, id });

describe('a saved row', () => {
  it('is told to its list, which is a page that a form led to', () => {
    const saved = { row: row(4), isNew: false, canUndo: true, was: row(4) };
    expect(savedRowOf(savedState(saved))).toEqual(saved);
    expect(isJustSaved(savedState(saved))).toBe(true);
  });

  it.each([null, 'saved', { justSaved: true }])('is none in %j', (state) =>
    expect(savedRowOf(state)).toBeNull(),
  );

  it('stands first in a list that leaves it out, and once in one that has it', () => {
    const ids = (saved: number | null) =>
      withSaved([row(1), row(2)], saved === null ? null : row(saved)).map(({ id }) => id);
    expect([ids(9), ids(2), ids(null)]).toEqual([
      [9, 1, 2],
      [1, 2],
      [1, 2],
    ]);
  });

  it('is undone by the call that restores, or by writing the row as it was', async () => {
    const undo = async (definition: Definition) => {
      const row = { ...wireOf(definition, definition.example), ...stamps, id: 4, version: 3 };
      const { asked } = stubServer(() => ({ ...row, entries: [{ id: 9 }] }));
      const putBack = await drawHook(() => usePutBack(definition));
      const was = { ...row, ...wireOf(definition, { ...definition.example, ...definition.otherwise }) };
      expect(await putBack({ row, isNew: false, canUndo: true, was })).toBeNull();
      return asked.map(({ line, body }) => [line, body]);
    };
    expect(await undo(airlines)).toEqual([
      [expect.stringMatching(/^GET .*airlines.*history/), undefined],
      [expect.stringMatching(/^POST .*airlines.*restore/), { change: 9 }],
    ]);
    expect(await undo(airports)).toEqual([
      [
        expect.stringMatching(/^PUT .*airports.4/),
        expect.objectContaining({ meeting_point_en: airports.otherwise.meeting_point_en }),
      ],
    ]);
  });

  it('of an airport’s text goes to the terminals that had the same', async () => {
    const terminal = { ...wireOf(airportTerminals, airportTerminals.example), ...stamps };
    const { asked } = stubServer(() => terminal);
    const others = [4, 5].map((id) => ({ ...terminal, id }));
    const use = await drawHook(() => useSpread(airportsScreen as unknown as AnyScreen, others));
    await use({ ids: [5], set: { meeting_point_en: 'Door 2.' } });
    expect(asked.map(({ line, body }) => [line, body])).toEqual([
      [
        expect.stringMatching(/^PUT .*airport-terminals.5/),
        expect.objectContaining({ meeting_point_en: 'Door 2.', terminal: '2' }),
      ],
    ]);
  });
});
