import { wireOf } from '@traslado/domain/catalogues/facts';
import { flights } from '@traslado/domain/catalogues/flights';
import { knownAirports } from '@traslado/domain/places/known-airports';
import { describe, expect, it, vi } from 'vitest';
import { draw } from '../../../testing/draw.tsx';
import type { Locale } from '../../i18n/locale.ts';
import { RowEditor } from '../catalogues/row-editor.tsx';
import type { AnyScreen } from '../catalogues/screen.ts';
import { codesLike, mostOf } from './airports-like.ts';
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
    ['A', 'en-US', 'Lands at', 'Comes from', 'Domestic: guests are outside sooner'],
    ['D', 'en-US', 'Leaves from', 'Flies to', 'Domestic: guests leave for the airport later'],
    ['A', 'es-MX', 'Aterriza en', 'Viene de', 'Nacional: los huéspedes salen más pronto'],
    ['D', 'es-MX', 'Sale de', 'Vuela a', 'Nacional: los huéspedes salen más tarde hacia el aeropuerto'],
  ] as const)(
    'calls the airports by the direction %s in %s, which stands before them, and says what domestic means',
    async (type, locale, own, other, domestic) => {
      const text = await labels(type, locale);
      const [direction, first, second] = [/Direction|Sentido/.exec(text)?.[0] ?? '-', own, other].map((one) =>
        text.indexOf(one),
      );
      expect(direction).toBeGreaterThanOrEqual(0);
      expect(first).toBeGreaterThan(direction ?? 0);
      expect(second).toBeGreaterThan(first ?? 0);
      expect(text).toContain(domestic);
    },
  );
});

describe('airports like what is typed', () => {
  const codes = (typed: string, max = 5) => codesLike(knownAirports(), typed, max);

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

  it('have a code of three letters that we do not know last, and before they are here alone', () => {
    expect(codes('Dallas').slice(0, 2)).toEqual(expect.arrayContaining(['DAL', 'DFW']));
    expect(codes('qqq')).toEqual(['QQQ']);
    expect(codesLike(null, 'mia', 5)).toEqual(['MIA']);
    expect(codesLike(null, 'miami', 5)).toEqual([]);
  });

  it('are used at the terminal that most flights have', () => {
    expect(mostOf(['2', '', '3', '3', ''])).toBe('3');
    expect(mostOf(['', ''])).toBeNull();
  });
});
