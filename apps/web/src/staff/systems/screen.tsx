import { systems } from '@traslado/domain/catalogues/systems';
import { useTexts } from '../../i18n/i18n.tsx';
import type { Screen } from '../catalogues/screen.ts';
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
  Below: ({ id }) => <SystemKeys id={id} />,
};
