import { airports } from '@traslado/domain/catalogues/airports';
import { newFacts } from '@traslado/domain/catalogues/facts';
import { knownValues } from '@traslado/domain/catalogues/known-facts';
import { describe, expect, it } from 'vitest';
import { type Filled, NOT_FILLED, refill } from './refill.ts';
import { type RowValues, valuesOf } from './row-values.ts';

const known = airports.known ?? [];
const of = (key: string): Filled => ({ key, facts: knownValues('airports', key) });
const empty = valuesOf(airports, newFacts(airports));

/** A form in which keys and fields are typed one after another. */
function play(...steps: readonly (string | RowValues)[]): RowValues {
  let [values, filled] = [empty, NOT_FILLED];
  for (const step of steps) {
    if (typeof step !== 'string') values = { ...values, ...step };
    else {
      values = { ...values, ...refill(known, values, filled, of(step)) };
      filled = of(step);
    }
  }
  return values;
}

describe('the known facts of a new airport', () => {
  it('are filled in by its code', () => {
    expect(play('KIN')).toMatchObject({ city: 'Kingston', time_zone: 'America/Jamaica', oaci_code: 'MKJP' });
  });

  it('follow another code', () => {
    expect(play('KIN', 'MBJ')).toMatchObject({ city: 'Montego Bay', oaci_code: 'MKJS' });
  });

  it('go with a code that nobody knows', () => {
    expect(play('KIN', 'ZZZ')).toMatchObject({ city: '', oaci_code: '', time_zone: '' });
  });

  it('leave a typed name, whatever the code is', () => {
    const typed = { name_en: 'Norman Manley' };
    expect(play('KIN', typed, 'MBJ')).toMatchObject({ ...typed, city: 'Montego Bay' });
    expect(play(typed, 'KIN')).toMatchObject({ ...typed, city: 'Kingston' });
    expect(play('KIN', typed, 'ZZZ')).toMatchObject({ ...typed, city: '' });
  });

  it('stay cleared once a person clears them', () => {
    expect(play('MBJ', { city: '' }, 'MBJ').city).toBe('');
    expect(play('MBJ', { city: '' }, { name_es: 'Sangster' }, 'MBJ')).toMatchObject({
      city: '',
      name_es: 'Sangster',
    });
  });

  it('come again with another code', () => {
    expect(play('KIN', { city: '' }, 'MBJ').city).toBe('Montego Bay');
  });

  it('touch no other field', () => {
    expect(Object.keys(refill(known, empty, NOT_FILLED, of('KIN'))).sort()).toEqual([...known].sort());
    expect(play('KIN', { active: false }, 'MBJ').active).toBe(false);
  });
});
