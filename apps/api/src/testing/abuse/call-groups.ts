import { ofEachDeed, type TriedCall, triedCalls } from '../tried-calls.ts';

/** The catalogue of a call about one. */
export const catalogueOf = ofEachDeed(({ name }) => name);

/**
 * The calls of a report: those of a catalogue share their code and stand together, every other one alone. The title names them all, for
 * `-t`.
 */
export function callGroups(
  isAsked: (name: TriedCall) => boolean = () => true,
): readonly (readonly [title: string, names: readonly TriedCall[]])[] {
  const groups = new Map<string, TriedCall[]>();
  for (const name of triedCalls.filter(isAsked)) {
    const group = catalogueOf[name] ?? name;
    groups.set(group, [...(groups.get(group) ?? []), name]);
  }
  return [...groups.values()].map((names) => [names.join(', '), names]);
}
