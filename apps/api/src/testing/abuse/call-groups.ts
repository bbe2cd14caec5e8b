import { ofCatalogueCalls } from '@traslado/contract/catalogue-calls';
import { type CallName, routes } from '@traslado/contract/routes';

/** The catalogue of a call that is about one. */
export const catalogueOf: Partial<Record<CallName, string>> = ofCatalogueCalls(({ name }) => name);

/** The calls of a report: those of a catalogue share their code and stand together, every other one alone. The title names them all, for `-t`. */
export function callGroups(
  isAsked: (name: CallName) => boolean = () => true,
): readonly (readonly [title: string, names: readonly CallName[]])[] {
  const groups = new Map<string, CallName[]>();
  for (const name of (Object.keys(routes) as CallName[]).filter(isAsked)) {
    const group = catalogueOf[name] ?? name;
    groups.set(group, [...(groups.get(group) ?? []), name]);
  }
  return [...groups.values()].map((names) => [names.join(', '), names]);
}
