import { describe, expect, it } from 'vitest';
import { checkRegionValues, isChanged, newRegion, valuesOf } from './region-values.ts';

const region = { name: 'Mexico', allow_tags: ['COUNTRY:MX'], deny_tags: [], active: true };
const values = valuesOf(region);

describe('a region on the page', () => {
  it('has nothing wrong as it came, and is not changed', () => {
    expect(checkRegionValues(values)).toEqual([]);
    expect(isChanged(values, region)).toBe(false);
    expect(isChanged({ ...values, name: ' Mexico ' }, region)).toBe(false);
    expect(isChanged(valuesOf(newRegion), newRegion)).toBe(false);
  });

  it.each([
    { name: 'Mexico 2' },
    { active: false },
    { allow_tags: [] },
    { deny_tags: ['CLUB:A'] },
    { allow_draft: 'US' },
    { deny_draft: 'x' },
  ])('%j is a change', (change) => {
    expect(isChanged({ ...values, ...change }, region)).toBe(true);
  });

  it('says of a list once what is wrong with its tags, and does not lose one that was not added', () => {
    const wrong = { ...values, allow_tags: ['x'], deny_draft: ' y ' };
    expect(checkRegionValues(wrong)).toEqual([
      { field: 'allow_tags', code: 'tag.invalid' },
      { field: 'deny_draft', code: 'tag.pending' },
    ]);
  });
});
