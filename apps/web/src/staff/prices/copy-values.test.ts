import { describe, expect, it } from 'vitest';
import { type CopyValues, checkCopy, copyOf, newCopy, whereOf, whereOfList } from './copy-values.ts';

const values = (more: Partial<CopyValues> = {}): CopyValues => ({ ...newCopy('1'), percent: '8', ...more });

describe('a season that is to be copied', () => {
  it.each<[string, Partial<CopyValues>, string[]]>([
    ['as it begins', {}, []],
    ['without a percentage', { percent: ' ' }, ['percent field.required']],
    ['with two decimals', { percent: '8.25' }, ['percent copy.percent']],
    ['by words', { percent: 'eight' }, ['percent copy.percent']],
    ['down to nothing', { percent: '-100' }, ['percent copy.percent_low']],
    ['up too far', { percent: '1000.1' }, ['percent copy.percent_high']],
    ['without a number', { count: '' }, ['count field.required']],
    ['by a half', { count: '1.5' }, ['count copy.count']],
    ['too far away', { count: '-3661' }, ['count copy.count']],
    ['to no day', { how: 'to' }, ['to field.required']],
    ['to a day, whatever the number says', { how: 'to', to: '2027-12-15', count: 'x' }, []],
    ['with days turned round', { valid_from: '2027-02-01', valid_to: '2027-01-31' }, ['valid_to copy.order']],
  ])('%s', (_, more, told) => {
    expect(checkCopy(values(more), false).map(({ field, code }) => `${field} ${code}`)).toEqual(told);
  });

  it('of rates that were chosen has no days to be wrong', () => {
    expect(checkCopy(values({ valid_from: '2027-02-01', valid_to: '2027-01-31' }), true)).toEqual([]);
  });

  it.each([
    ['8', 8],
    ['+8 %', 8],
    ['-5.5', -5.5],
    ['−5,5\u00a0%', -5.5],
    ['0', 0],
  ])('%s percent', (percent, is) => {
    expect(copyOf(values({ percent })).percent).toBe(is);
  });

  it('goes to a day or by a number, and names its rates', () => {
    expect(copyOf(values({ how: 'to', to: '2027-12-15', round_to: '0.5' }))).toEqual({
      move: { to: '2027-12-15' },
      percent: 8,
      round_to: 0.5,
    });
    expect(copyOf(values({ count: '-2', unit: 'weeks' })).move).toEqual({ by: -2, unit: 'weeks' });
    expect(whereOf(values({ service: '111', valid_from: '2027-01-01' }))).toEqual({
      property: 1,
      service_id: 111,
      valid_from: '2027-01-01',
    });
    expect(whereOfList({ search: 'x', service_id: 'all', sort: 'price' })).toEqual({ search: 'x' });
    expect(whereOfList({ service_id: '12' })).toEqual({ search: '', service_id: 12 });
  });
});
