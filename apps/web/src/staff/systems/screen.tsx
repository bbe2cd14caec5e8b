import { systems } from '@traslado/domain/catalogues/systems';
import { useTexts } from '../../i18n/i18n.tsx';
import type { Screen } from '../catalogues/screen.ts';
import { useCatalogueWords } from '../catalogues/use-catalogue-words.ts';
import { SystemKeys } from './system-keys.tsx';

/** Programs that call us: their keys stand below the row, made and ended by calls of their own. */
export const systemsScreen: Screen<typeof systems> = {
  definition: systems,
  icon: 'swap',
  // "Nothing" would read like a ban on calls.
  useValueText: () => {
    const { unlimited } = useTexts('staff').lists.systems;
    return (name, value) => (name === 'calls_a_minute' && value === null ? unlimited : null);
  },
  cells: { calls: ({ value }) => <Access calls={value} /> },
  Below: ({ id }) => <SystemKeys id={id} />,
};

/** All that a system may call: what it may not is the difference between two of them. */
function Access({ calls }: { calls: readonly string[] }) {
  const words = useCatalogueWords(systems).choices.calls ?? {};
  const all = systems.fields.calls.of.every((one) => calls.includes(one)) ? words['*'] : undefined;
  return (
    <span className="block w-max max-w-[min(42rem,100%)] whitespace-normal py-1">
      {all ?? calls.map((one) => words[one] ?? one).join(' · ')}
    </span>
  );
}
