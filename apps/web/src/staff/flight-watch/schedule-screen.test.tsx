import { wireOf } from '@traslado/domain/catalogues/facts';
import { flights } from '@traslado/domain/catalogues/flights';
import { knownAirports } from '@traslado/domain/places/known-airports';
import { describe, expect, it, vi } from 'vitest';
import { draw } from '../../../testing/draw.tsx';
import type { Locale } from '../../i18n/locale.ts';
import { RowEditor } from '../catalogues/row-editor.tsx';
import type { AnyScreen } from '../catalogues/screen.ts';
import { airportsLike } from './airports-like.ts';
import { scheduleScreen } from './schedule-screen.tsx';

vi.mock('../../components/use-media.ts', () => ({ useMedia: () => false, WIDE: '' }));

describe('the form of a flight', () => {
  const at = '2026-11-21T14:02:00.000Z';
  const stamps = {
    id: 5,
    version: 1,
    created_at: at,
    updated_at: at,
    updated_by: 'rosa',
    updated_by_name: 'Rosa',
  };
  const labels = async (type: 'A' | 'D', locale: Locale) => {
    const row = { ...wireOf(flights, flights.example), ...stamps, type };
    return (await draw(<RowEditor screen={scheduleScreen as AnyScreen} row={row} />, { locale })).text;
  };

  it.each([
    ['A', 'en-US', 'Lands at', 'Comes from'],
    ['D', 'en-US', 'Leaves from', 'Flies to'],
    ['A', 'es-MX', 'Aterriza en', 'Viene de'],
    ['D', 'es-MX', 'Sale de', 'Vuela a'],
  ] as const)(
    'calls the airports by the direction %s in %s, which stands before them',
    async (type, locale, own, other) => {
      const text = await labels(type, locale);
      const [direction, first, second] = [/Direction|Sentido/.exec(text)?.[0] ?? '-', own, other].map((one) =>
        text.indexOf(one),
      );
      expect(direction).toBeGreaterThanOrEqual(0);
      expect(first).toBeGreaterThan(direction ?? 0);
      expect(second).toBeGreaterThan(first ?? 0);
    },
  );
});

describe('airports like what is typed', () => {
  const codes = (typed: string, max = 5) => airportsLike(knownAirports(), typed, max).map(([code]) => code);

  it('are those whose code begins so, the city of a longer text after them', () => {
    expect(codes('mi', 99)).toContain('MIA');
    expect(codes('mia')[0]).toBe('MIA');
    expect(codes('cancun')).toEqual(['CUN']);
    expect(codes('Bogotá')).toContain('BOG');
  });

  it('are no more than there is room for, and none before anything is typed', () => {
    expect(codes('a', 3)).toHaveLength(3);
    expect(codes(' ')).toEqual([]);
    expect(codes('no such place')).toEqual([]);
  });
});
