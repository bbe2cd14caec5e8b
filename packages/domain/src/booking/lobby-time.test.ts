import { expect, it } from 'vitest';
import { lobbyTimeOf } from './lobby-time.ts';

it.each([
  ['22:40', '22:30'],
  ['10:50', '10:40'],
  ['00:05', '23:55'],
  ['00:00', '23:50'],
])('for a pick-up at %s it is %s', (pickUp, lobby) => {
  expect(lobbyTimeOf(pickUp)).toBe(lobby);
});
