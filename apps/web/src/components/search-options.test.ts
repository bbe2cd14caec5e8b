import { describe, expect, it } from 'vitest';
import { searchOptions } from './search-options.ts';

const airlines = [
  { id: '1', label: 'Aeroméxico', detail: 'AM' },
  { id: '2', label: 'American Airlines', detail: 'AA' },
  { id: '3', label: 'Viva Aerobus', detail: 'VB' },
  { id: '4', label: 'Air Amsterdam', detail: 'XX' },
];
const labels = (typed: string) => searchOptions(airlines, typed).map((option) => option.label);

describe('searching options', () => {
  it('puts an exact code before names that begin with it', () => {
    expect(labels('am')).toEqual(['Aeroméxico', 'American Airlines', 'Air Amsterdam']);
  });
  it('does not mind accents and case', () => {
    expect(labels('AEROMEXICO')).toEqual(['Aeroméxico']);
  });
  it('puts beginnings before middles', () => {
    expect(labels('aero')).toEqual(['Aeroméxico', 'Viva Aerobus']);
  });
  it('shows all for nothing and nothing for nonsense', () => {
    expect(labels(' ')).toHaveLength(4);
    expect(labels('zzz')).toEqual([]);
  });
});
