import { expect, it } from 'vitest';
import { listQueryText, readListQuery } from './list-query.ts';

const shape = { sorts: ['name', 'updated'], filters: { status: ['all', 'active', 'inactive'] } } as const;
const usual = { search: '', sort: 'name', direction: 'asc', page: 1, columns: '', status: 'all' };

it.each([
  ['', {}],
  [
    'search=a%26b%3D%25&status=active&sort=updated&direction=desc&page=3',
    { search: 'a&b=%', status: 'active', sort: 'updated', direction: 'desc', page: 3 },
  ],
  ['columns=name.updated', { columns: 'name.updated' }],
])('%s is read, and written the same', (address, said) => {
  const query = readListQuery(shape, address);
  expect(query).toEqual({ ...usual, ...said });
  expect(readListQuery(shape, listQueryText(shape, query))).toEqual(query);
});

it.each([
  'sort=id',
  'direction=up',
  'page=0',
  'page=-1',
  'page=1.5',
  'page=x',
  'page=99999',
  'status=gone',
  'columns=name,<b>',
  'limit=5',
  'search=',
])('%s is the usual list', (address) => expect(readListQuery(shape, address)).toEqual(usual));

it('a list with words of its own has them at the plain address, and none where the address says so', () => {
  const own = { ...shape, search: '2026-11-29..' };
  expect(readListQuery(own, '').search).toBe('2026-11-29..');
  expect(readListQuery(own, 'search=winter').search).toBe('winter');
  const all = { ...readListQuery(own, ''), search: '' };
  expect(readListQuery(own, listQueryText(own, all))).toEqual(all);
});

it('the list as it comes has the plain address', () => {
  expect(listQueryText(shape, readListQuery(shape, 'page=1&sort=name'))).toBe('');
});
