import { expect, it } from 'vitest';
import { hasTypeOfVehicle, segments, typeOfVehicle } from './segments.ts';

it.each([
  ['shared', { collective: true, ...typeOfVehicle(true) }, true],
  ['private', { collective: false, ...typeOfVehicle(false) }, true],
  ['a new segment', { collective: true, transfer_type_id: 1, transfer_type: 'Shared' }, true],
  ['a number of the group', { collective: false, transfer_type_id: 7, transfer_type: 'Private' }, false],
  ['a name of the group', { collective: false, transfer_type_id: 2, transfer_type: 'Limousine' }, false],
  ['the type of the other vehicle', { collective: false, ...typeOfVehicle(true) }, false],
])('%s says its type by its vehicle: %s', (_, facts, isSame) => {
  expect(hasTypeOfVehicle({ ...segments.example, ...facts })).toBe(isSame);
});
