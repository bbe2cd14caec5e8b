import type { Entry } from '../session/staff-session.ts';

type Words = { readonly title: string; readonly text: string };
type Refusals = Readonly<Record<'offline' | 'auth.unknown', Words>>;

/** The reason of a failed sign-in; null for one that did not fail. A code without words of ours is an unknown error, and only a wait is no mistake. */
export function entryWords(entry: Entry, refusals: Refusals): (Words & { tone: 'warn' | 'bad' }) | null {
  if (entry.kind === 'in') return null;
  if (entry.kind === 'offline') return { ...refusals.offline, tone: 'bad' };
  const { code } = entry.problem;
  const known: Readonly<Record<string, Words>> = refusals;
  const words = known[code] ?? refusals['auth.unknown'];
  return { ...words, tone: code === 'auth.too_many_tries' ? 'warn' : 'bad' };
}

/** The next step of somebody who typed their password: in, another password, a code, or the reason why not. */
export function stepAfter(entry: Entry): 'in' | 'renew' | 'code' | 'refused' {
  if (entry.kind === 'in') return 'in';
  if (entry.kind === 'offline') return 'refused';
  if (entry.problem.code === 'auth.reset_required') return 'renew';
  return entry.problem.code === 'auth.code_required' ? 'code' : 'refused';
}
