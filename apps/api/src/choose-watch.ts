import { walkReads } from './adapters/check/walk-reads.ts';
import { watchEvents } from './adapters/check/watch-events.ts';
import type { BackendEvent } from './adapters/group-client/backend.ts';
import { addressesOf, chooseSystems } from './choose-systems.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { BackendCheck, BackendWatch, CheckedStay, SaleGap, SeenBackend } from './ports/backend-watch.ts';

/** Asks every configured system of the group its documented reads, over a line of its own: the breakers in use are left alone. */
export async function checkBackends(config: Config, clock: Clock, stay: CheckedStay): Promise<BackendCheck> {
  const hosts = addressesOf(config);
  const watch = watchEvents(hosts, clock.now);
  const systems = await chooseSystems(config, clock, watch.note);
  try {
    const today = new Date(clock.now()).toISOString().slice(0, 10);
    const { gaps, notAsked } = await walkReads(systems.of, stay, {
      today,
      dollarNumber: config.USD_CURRENCY_ID,
    });
    const seen = watch.list();
    return { systems: seen, gaps: [...gapsOfSignIn(seen), ...gaps], notAsked };
  } finally {
    await systems.close();
  }
}

const isYes = ({ outcome }: { readonly outcome: string }): boolean => outcome === 'ok';

/** Their sign-in gives no token, or a system refuses it. */
function gapsOfSignIn(seen: readonly SeenBackend[]): SaleGap[] {
  const isRefused = seen.some(({ calls }) => calls.some(({ outcome }) => outcome === 'not_admitted'));
  if (!isRefused) return [];
  return seen.some(({ system, calls }) => system === 'auth' && calls.some(isYes)) ? ['bearer'] : ['sign_in'];
}

/** Data of the product's page of the systems: their answers in use, and the check. */
export function watchBackends(
  config: Config,
  clock: Clock,
): { readonly note: (event: BackendEvent) => void; readonly watch: BackendWatch } {
  const seen = watchEvents(addressesOf(config), clock.now);
  return {
    note: seen.note,
    watch: { list: seen.list, check: (stay) => checkBackends(config, clock, stay) },
  };
}

const gapTexts: Readonly<Record<SaleGap, string>> = {
  sign_in: 'Their sign-in gives us no token.',
  bearer: 'Their sign-in gives a token, and a system refuses it (401 or 403).',
  stay: 'The stay was not found, or its answer cannot be read.',
  stay_hotel: 'The hotel of the stay is not in their list of properties.',
  airport: 'No airport has web_transfers.',
  offer: 'Nothing is for sale for the hotel and the day of the stay.',
  sheet: 'The first service has no sheet that can be read, in one language or both.',
  rate_in_force: 'The sheet has no rate for the day of the stay.',
  rate_zero:
    'A rate is 0: only stays that include its service can book it, or everybody would ride for nothing.',
  currencies:
    'Rates are in two currencies, or in one that is not USD: set USD_CURRENCY_ID, or have them in USD.',
  segment: 'The segment of the service has no hours before a flight.',
  airline: 'The list of airlines is empty.',
};

/** The best result of a system, in this order. */
const reaches: readonly (readonly [told: string, outcomes: RegExp])[] = [
  ['reached', /^(ok|rejected \d+)$/],
  ['reached and not understood', /^(unreadable|too_large)$/],
  ['reached, and it refuses our token', /^not_admitted$/],
  ['reached, and it fails', /^(failed|busy)$/],
];

const reachOf = (calls: readonly { readonly outcome: string }[]): string =>
  calls.length === 0
    ? 'nothing to ask'
    : (reaches.find(([, outcomes]) => calls.some(({ outcome }) => outcomes.test(outcome)))?.[0] ??
      'not reached');

/** The check as a table for people. True when nothing is missing for a sale. */
export function tellCheck({ systems, gaps, notAsked }: BackendCheck): {
  readonly isWhole: boolean;
  readonly text: string;
} {
  if (systems.length === 0)
    return { isWhole: true, text: 'No system of the group is set: everything is ours.' };
  const lines: string[] = [];
  for (const { system, host, calls } of systems) {
    lines.push('', `${system} (${host}): ${reachOf(calls)}`);
    for (const { call, outcome, shape, ms, odd } of [...calls].reverse()) {
      lines.push(`  ${call}`, `    ${outcome}${shape ? `, ${shape}` : ''}, ${ms} ms`);
      for (const { path, expected, found, outcome: taken, count } of odd)
        lines.push(
          `    ${taken === 'refused' ? 'not understood' : 'taken'}: ${path}: expected ${expected}, found ${found}${count > 1 ? ` (${count} times)` : ''}`,
        );
    }
  }
  if (notAsked.length > 0) lines.push('', 'Not asked:', ...notAsked.map((call) => `  ${call}`));
  lines.push(
    '',
    ...(gaps.length === 0
      ? ['Nothing that a sale needs is missing.']
      : ['Missing for a sale:', ...gaps.map((gap) => `  ${gapTexts[gap]}`)]),
  );
  return { isWhole: gaps.length === 0, text: lines.join('\n').trimStart() };
}
