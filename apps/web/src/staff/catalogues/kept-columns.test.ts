import { rates } from '@traslado/domain/catalogues/rates';
import { describe, expect, it } from 'vitest';
import { columnsToShow, type KeptColumns, withColumns } from './kept-columns.ts';
import { columnsText, readColumns } from './list-columns.ts';

const ana = { username: 'ana', list: 'rates' };
const kept: KeptColumns = {
  ana: { rates: 'description.minor_price.updated', services: 'name' },
  luis: { rates: 'price' },
};

describe('columns that a person chose', () => {
  it.each<[string, KeptColumns | null, typeof ana, string, string | null]>([
    ['the last choice, at the plain address', kept, ana, '', 'description.minor_price.updated'],
    ['the choice of another list', kept, { ...ana, list: 'services' }, '', 'name'],
    ['the choice of a colleague on the same device', kept, { ...ana, username: 'luis' }, '', 'price'],
    ['a link that says which', kept, ana, 'price', null],
    ['a list without a choice', kept, { ...ana, list: 'regions' }, '', null],
    ['a person without one', kept, { ...ana, username: 'eva' }, '', null],
    ['the usual columns, chosen again', withColumns(kept, ana, ''), ana, '', null],
    ['a device that keeps nothing', null, ana, '', null],
  ])('%s', (_, all, place, inAddress, shown) => {
    expect(columnsToShow(all, place, inAddress)).toBe(shown);
  });

  it('are kept beside those of other lists and people', () => {
    expect(withColumns(kept, ana, 'price')).toEqual({
      ana: { rates: 'price', services: 'name' },
      luis: { rates: 'price' },
    });
    expect(withColumns(null, ana, 'price')).toEqual({ ana: { rates: 'price' } });
  });

  it('come back as they were: one hidden, one shown', () => {
    const usual = readColumns(rates, '');
    expect(usual).toContain('description');
    expect(usual).not.toContain('minor_price');
    const chosen = readColumns(
      rates,
      [...usual.filter((one) => one !== 'description'), 'minor_price'].join('.'),
    );
    const text = columnsText(rates, chosen);
    expect(text).toMatch(/^service_id\.minor_price$/);
    const shown = readColumns(rates, columnsToShow(withColumns(null, ana, text), ana, '') ?? '');
    expect(shown).toEqual(chosen);
    expect(shown).not.toContain('description');
    expect(shown).toContain('minor_price');
  });
});
