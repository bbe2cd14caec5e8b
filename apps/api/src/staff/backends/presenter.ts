import type { CallAnswer } from '@traslado/contract/schemas';
import { toIso } from '@traslado/domain/time/instant';
import type { Findings } from '../../inventory/keep-findings.ts';
import type { ReadAt } from '../../inventory/refresh-repository.ts';
import type { SeenBackend } from '../../ports/backend-watch.ts';

type SystemAnswer = CallAnswer<'checkBackends'>['systems'][number];
type ListAnswer = CallAnswer<'listBackends'>;

/** They answered, with yes or no. */
const isAnswered = (outcome: string): boolean => outcome === 'ok' || outcome.startsWith('rejected');

export function presentBackend({ system, host, breaker, calls }: SeenBackend): SystemAnswer {
  return {
    system,
    host,
    breaker,
    calls: calls.map(({ at, odd, ...call }) => ({
      ...call,
      at: toIso(at),
      is_answered: isAnswered(call.outcome),
      odd: [...odd],
    })),
  };
}

/** The systems that give a part of the catalogue; a finding of no call of theirs is shown at the first. */
const systemsOfPart: Readonly<Record<string, readonly string[]>> = {
  properties: ['mobile'],
  airports: ['transfers'],
  airlines: ['flights'],
  segments: ['transfers'],
  services: ['sistur', 'operations'],
  operation: ['operations', 'transfers'],
  recipients: ['operations'],
};

/** A part of two systems: the call at the start of a finding's subject distinguishes them. */
const systemOfCall: Readonly<Record<string, string>> = {
  listOffers: 'operations',
  findSheet: 'sistur',
  findRestriction: 'operations',
  listConfigurations: 'transfers',
};

/** The systems with their answers, each with its read and its unreadable parts. */
export function presentBackends(
  seen: readonly SeenBackend[],
  { parts = {}, stopped = [] }: ReadAt,
  findings: Findings,
): ListAnswer {
  const isSet = (system: string): boolean => seen.some((one) => one.system === system);
  const ofPart = (part: string): readonly string[] => (systemsOfPart[part] ?? []).filter(isSet);
  const refused = Object.entries(findings).flatMap(([part, found]) =>
    found.map((one) => ({
      system: systemOfCall[one.subject.split(' ')[0] ?? ''] ?? ofPart(part)[0],
      told: { part, ...one },
    })),
  );
  const known = [...new Set([...Object.keys(parts), ...stopped])].sort();
  return {
    systems: seen.map((one) => {
      const own = known.filter((part) => ofPart(part).includes(one.system));
      const readAt = own.map((part) => parts[part] ?? null);
      const oldest = readAt.includes(null) ? null : (readAt.sort()[0] ?? null);
      return {
        ...presentBackend(one),
        read_at: oldest && toIso(Date.parse(oldest)),
        refused: refused.flatMap(({ system, told }) => (system === one.system ? [told] : [])),
      };
    }),
    parts: known.map((part) => {
      const readAt = parts[part];
      return {
        part,
        read_at: readAt === undefined ? null : toIso(Date.parse(readAt)),
        is_stopped: stopped.includes(part),
      };
    }),
  };
}
