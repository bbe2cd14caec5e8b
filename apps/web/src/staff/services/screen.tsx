import { services } from '@traslado/domain/catalogues/services';
import { useTexts } from '../../i18n/i18n.tsx';
import { CodeOnly } from '../catalogues/list-cells.tsx';
import type { Screen } from '../catalogues/screen.ts';
import { SheetPreview } from './sheet-preview.tsx';

/** Services: the sheet is shown as guests read it, while it is typed. */
export const servicesScreen: Screen<typeof services> = {
  definition: services,
  icon: 'van',
  cells: {
    airport_id: ({ value, all }) => <CodeOnly definition={services} name="airport_id" id={value} all={all} />,
  },
  useMoreColumns: () => [
    {
      id: 'code',
      head: useTexts('staff').lists.code,
      isNumber: true,
      isMain: true,
      cell: (_, id) => id,
    },
  ],
  Preview: ({ facts }) => <SheetPreview facts={facts} />,
};
