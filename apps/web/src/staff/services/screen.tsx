import { services } from '@traslado/domain/catalogues/services';
import type { Screen } from '../catalogues/screen.ts';
import { SheetPreview } from './sheet-preview.tsx';

/** Services: the sheet is shown as guests read it, while it is typed. */
export const servicesScreen: Screen<typeof services> = {
  definition: services,
  icon: 'van',
  Preview: ({ facts }) => <SheetPreview facts={facts} />,
};
