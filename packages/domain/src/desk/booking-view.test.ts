import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PERMISSIONS } from '../access/permissions.ts';
import {
  type BookingView,
  columnsFor,
  fileOf,
  fittingView,
  USUAL_VIEW,
  VIEW_COLUMN_NAMES,
} from './booking-view.ts';

const view = (more: Partial<BookingView>): BookingView => ({ ...USUAL_VIEW, ...more });

describe('the file of a list', () => {
  it.each<[string, Parameters<typeof fileOf>[0], ReturnType<typeof fileOf>]>([
    ['names nobody', ['ride', 'folio', 'phone'], { calledBy: 'number', columns: ['ride', 'folio', 'phone'] }],
    ['names guests', ['ride', 'guest', 'folio'], { calledBy: 'reference', columns: ['ride', 'guest'] }],
    ['has addresses', ['folio', 'email'], { calledBy: 'reference', columns: ['email'] }],
  ])('%s', (_, columns, file) => {
    expect(fileOf(columns)).toEqual(file);
  });

  it('never has a key of a guest’s session beside a name', () => {
    fc.assert(
      fc.property(fc.subarray([...VIEW_COLUMN_NAMES]), (chosen) => {
        const { calledBy, columns } = fileOf(chosen);
        const isNamed = columns.includes('guest') || columns.includes('email');
        expect(isNamed && (calledBy === 'number' || columns.includes('folio'))).toBe(false);
      }),
    );
  });
});

describe('the part of a view that fits', () => {
  it.each<[string, readonly string[], Parameters<typeof columnsFor>[0], readonly string[]]>([
    ['all of it', ['guest', 'email'], ['mail:send'], ['guest', 'email']],
    ['not what one may not see', ['guest', 'email', 'phone'], ['coupons:see'], ['guest']],
    ['not what is gone', ['guest', 'loyalty_tier'], ['mail:send'], ['guest']],
    ['each once', ['guest', 'guest', 'ride'], [], ['guest', 'ride']],
    ['the usual ones where none is left', ['loyalty_tier', 'email'], [], USUAL_VIEW.columns],
    ['not what only looks like one', ['toString', '__proto__'], ['mail:send'], USUAL_VIEW.columns],
  ])('%s', (_, columns, permissions, shown) => {
    expect(fittingView(view({ columns }), permissions).columns).toEqual(shown);
  });

  it('is ordered as usual by an order that is gone', () => {
    expect(fittingView(view({ order: 'tier' }), []).order).toBe('ride');
    expect(fittingView(view({ order: 'total' }), []).order).toBe('total');
  });

  it('never has a column that its reader may not see, and never none', () => {
    const columns = fc.array(fc.oneof(fc.constantFrom(...VIEW_COLUMN_NAMES), fc.string()));
    fc.assert(
      fc.property(columns, fc.subarray([...PERMISSIONS]), (asked, permissions) => {
        const shown = fittingView(view({ columns: asked }), permissions).columns;
        expect(shown.length).toBeGreaterThan(0);
        expect(shown.every((name) => columnsFor(permissions).includes(name))).toBe(true);
      }),
    );
  });
});
