import { tokensOf } from '@traslado/domain/brand/colours';
import type { brand } from '@traslado/domain/catalogues/brand';
import type { FactsOf } from '@traslado/domain/catalogues/definition';
import { COLOUR } from '@traslado/domain/catalogues/text-forms';
import type { CSSProperties } from 'react';
import { useTexts } from '../../i18n/i18n.tsx';
import { usePicture } from '../pictures/use-picture.ts';

type BrandFacts = FactsOf<typeof brand>;

/** A colour that is complete; '' while it is typed. */
const whole = (typed: string): string => {
  const colour = COLOUR.tidy(typed.trim());
  return COLOUR.isRight(colour) ? colour : '';
};

/** A small page of guests in both themes: each text on its ground, in the colours as they are typed. */
export function BrandPreview({ facts }: { facts: BrandFacts }) {
  const { form } = useTexts('staff').lists;
  const { accent_light, accent_dark, deep_light, deep_dark } = facts;
  const tokens = tokensOf({
    accent_light: whole(accent_light),
    accent_dark: whole(accent_dark),
    deep_light: whole(deep_light),
    deep_dark: whole(deep_dark),
  });
  const colours: Record<string, string> = Object.fromEntries(
    Object.entries(tokens).map(([token, colour]) => [`--color-${token}`, colour]),
  );
  return (
    <div className="grid gap-5">
      {(['light', 'dark'] as const).map((theme) => {
        const style: CSSProperties = { ...colours, colorScheme: theme };
        return (
          <figure key={theme} className="grid gap-1.5">
            <figcaption className="text-caption text-soft">{form.themes[theme]}</figcaption>
            <div
              style={style}
              className="overflow-hidden rounded-md border-[1.5px] border-line bg-page text-ink"
            >
              <div className="px-4 py-3">
                <Mark facts={facts} />
              </div>
              <div className="flex flex-wrap items-center gap-4 bg-surface px-4 py-4">
                <span className="rounded-full bg-accent-fill px-4 py-2 font-semibold text-on-accent text-small">
                  {form.sampleButton}
                </span>
                <span className="font-semibold text-accent text-small underline underline-offset-4">
                  {form.sampleLink}
                </span>
                <span className="rounded-full bg-accent-wash px-3 py-1 text-accent text-small">
                  {form.sampleMark}
                </span>
              </div>
              <div className="grid gap-1 bg-lagoon px-4 py-4 text-on-lagoon">
                <Mark facts={facts} />
                <p className="text-on-lagoon-soft text-small [overflow-wrap:anywhere]">{facts.email}</p>
              </div>
            </div>
          </figure>
        );
      })}
    </div>
  );
}

function Mark({ facts }: { facts: BrandFacts }) {
  const logo = usePicture(facts.logo_id).data?.images.desktop[0];
  if (logo) return <img src={logo} alt={facts.name} className="h-9 w-auto" height="36" />;
  return <p className="font-display font-extrabold text-heading [overflow-wrap:anywhere]">{facts.name}</p>;
}
