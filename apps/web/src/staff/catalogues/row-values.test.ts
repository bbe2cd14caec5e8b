import { newFacts } from '@traslado/domain/catalogues/facts';
import { merchants } from '@traslado/domain/catalogues/merchants';
import { regions } from '@traslado/domain/catalogues/regions';
import { terms } from '@traslado/domain/catalogues/terms';
import { describe, expect, it } from 'vitest';
import { checkValues, factsOf, isChanged, type RowValues, valuesOf } from './row-values.ts';

const newRegion = newFacts(regions);
const merchant = newFacts(merchants);

const region = { name: 'Mexico', allow_tags: ['COUNTRY:MX'], deny_tags: [], active: true };
const values = valuesOf(regions, region);

describe('a region on the page', () => {
  it('has nothing wrong as it came, and is not changed', () => {
    expect(checkValues(regions, values)).toEqual([]);
    expect(isChanged(regions, values, region)).toBe(false);
    expect(isChanged(regions, { ...values, name: ' Mexico ' }, region)).toBe(false);
    expect(isChanged(regions, valuesOf(regions, newRegion), newRegion)).toBe(false);
  });

  it.each<RowValues>([
    { name: 'Mexico 2' },
    { active: false },
    { allow_tags: [] },
    { deny_tags: ['CLUB:A'] },
    { allow_tags_draft: 'US' },
    { deny_tags_draft: 'x' },
  ])('%j is a change', (change) => {
    expect(isChanged(regions, { ...values, ...change }, region)).toBe(true);
  });

  it('sends nothing for a field that may stay empty', () => {
    const chosen = (values: RowValues) => factsOf(merchants, { ...valuesOf(merchants, merchant), ...values });
    expect(chosen({ gateway: '' }).gateway).toBeNull();
    expect(chosen({ gateway: 'stripe' }).gateway).toBe('stripe');
    expect(factsOf(terms, { in_force_from: '' }).in_force_from).toBe('');
  });

  it('has the issues of a list’s tags once, and does not lose one that was not added', () => {
    const wrong = { ...values, allow_tags: ['x'], deny_tags_draft: ' y ' };
    expect(checkValues(regions, wrong)).toEqual([
      { field: 'allow_tags', code: 'tag.invalid' },
      { field: 'deny_tags_draft', code: 'tag.pending' },
    ]);
  });
});
