import { brand } from '@traslado/domain/catalogues/brand';
import type { Screen } from '../catalogues/screen.ts';
import { BrandPreview } from './brand-preview.tsx';
import { ColourInput } from './colour-input.tsx';

/** The brand: colours are typed or picked, and seen on a page while they are. */
export const brandScreen: Screen<typeof brand> = {
  definition: brand,
  icon: 'sun',
  inputs: {
    accent_light: ({ name }) => <ColourInput name={name} />,
    accent_dark: ({ name }) => <ColourInput name={name} />,
    deep_light: ({ name }) => <ColourInput name={name} />,
    deep_dark: ({ name }) => <ColourInput name={name} />,
  },
  Preview: ({ facts }) => <BrandPreview facts={facts} />,
};
