import { brand } from '@traslado/domain/catalogues/brand';
import type { FactsOf } from '@traslado/domain/catalogues/definition';
import type { Screen } from '../catalogues/screen.ts';
import { useCatalogueWords } from '../catalogues/use-catalogue-words.ts';
import { BrandPreview } from './brand-preview.tsx';
import { ColourInput } from './colour-input.tsx';

/** The brand: colours are typed or picked, and seen on a page while they are. */
export const brandScreen: Screen<typeof brand> = {
  definition: brand,
  icon: 'sun',
  joined: { accent_light: ({ facts }) => <Swatches facts={facts} /> },
  inputs: {
    accent_light: ({ name }) => <ColourInput name={name} />,
    accent_dark: ({ name }) => <ColourInput name={name} />,
    deep_light: ({ name }) => <ColourInput name={name} />,
    deep_dark: ({ name }) => <ColourInput name={name} />,
  },
  Preview: ({ facts }) => <BrandPreview facts={facts} />,
};

const COLOURS = ['accent_light', 'accent_dark', 'deep_light', 'deep_dark'] as const;

/** The colours of a brand beside each other; those that it leaves to us are not there. */
function Swatches({ facts }: { facts: FactsOf<typeof brand> }) {
  const { columns, empties } = useCatalogueWords(brand);
  const own = COLOURS.filter((name) => facts[name] !== '');
  if (own.length === 0) return <span className="text-soft">{empties.accent_light}</span>;
  return (
    <span className="inline-flex gap-1.5 py-1 align-middle">
      {own.map((name) => (
        <span
          key={name}
          role="img"
          aria-label={`${columns[name]} ${facts[name]}`}
          title={`${columns[name]} ${facts[name]}`}
          className="size-5 rounded-full border border-line"
          style={{ background: facts[name] }}
        />
      ))}
    </span>
  );
}
