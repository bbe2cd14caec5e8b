import { flights } from '@traslado/domain/catalogues/flights';
import { services } from '@traslado/domain/catalogues/services';
import { expect, it } from 'vitest';
import { presentSteps } from './present-steps.ts';

it('a row is called by its name, its choices and what it belongs to', () => {
  const labels = { property_id: { 1: 'BP · Bahía Perla' }, airport_id: { 1: 'CUN · Cancún' } };
  const nameOf = (definition: typeof services | typeof flights, language: 'en' | 'es') => {
    const step = { line: 1, id: null, title: '', before: null, after: definition.example, refusal: null };
    return presentSteps(definition, [step], { batch: null, language, labels }).rows[0]?.title;
  };
  expect(nameOf(services, 'en')).toBe('Shared shuttle · Round trip · BP · Bahía Perla · CUN · Cancún');
  expect(nameOf(services, 'es')).toBe('Shuttle compartido · Viaje redondo · BP · Bahía Perla · CUN · Cancún');
  expect(nameOf(flights, 'en')).toBe('9000 · Arrival · CUN · Cancún');
});
