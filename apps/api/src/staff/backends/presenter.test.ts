import { expect, it } from 'vitest';
import type { SeenBackend } from '../../ports/backend-watch.ts';
import { presentBackends } from './presenter.ts';

const seen = (system: string): SeenBackend => ({
  system,
  host: `${system}.group.example`,
  breaker: 'closed',
  calls: [],
});
const finding = (subject: string) => ({ subject, path: '[].id', expected: 'a number', found: 'nothing' });
const readAt = {
  parts: { properties: '2026-11-23T10:00:00.000Z', services: '2026-11-23T11:00:00.000Z' },
  stopped: ['airports'],
};

it('puts each record that was refused at the system that gave it, with when that was read last', () => {
  const systems = ['auth', 'mobile', 'sistur', 'operations', 'transfers'].map(seen);
  const shown = presentBackends(systems, readAt, {
    properties: [finding('listProperties')],
    services: [finding('findSheet 311 en BP'), finding('listOffers BP 4'), finding('service 311 at BP:CUN')],
    operation: [finding('listConfigurations 42')],
    airports: [finding('airport ZZZ')],
  });
  expect(
    shown.systems.map(({ system, read_at, refused }) => [system, read_at, refused.map((one) => one.subject)]),
  ).toEqual([
    ['auth', null, []],
    ['mobile', '2026-11-23T10:00:00.000Z', ['listProperties']],
    ['sistur', '2026-11-23T11:00:00.000Z', ['findSheet 311 en BP', 'service 311 at BP:CUN']],
    ['operations', '2026-11-23T11:00:00.000Z', ['listOffers BP 4']],
    // Airports were never read.
    ['transfers', null, ['listConfigurations 42', 'airport ZZZ']],
  ]);
  expect(shown.parts).toContainEqual({ part: 'airports', read_at: null, is_stopped: true });
});

it('leaves no record out where its second system is ours', () => {
  const shown = presentBackends([seen('operations')], readAt, {
    services: [finding('service 311 at BP:CUN')],
  });
  expect(shown.systems[0]?.refused).toEqual([{ part: 'services', ...finding('service 311 at BP:CUN') }]);
});
