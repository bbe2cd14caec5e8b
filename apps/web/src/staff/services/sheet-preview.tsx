import type { FactsOf } from '@traslado/domain/catalogues/definition';
import type { services } from '@traslado/domain/catalogues/services';
import { Suspense } from 'react';
import { SheetSections } from '../../booking-parts/sheet-sections.tsx';
import { classNames } from '../../components/class-names.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { I18nIsland, useLocale, useTexts } from '../../i18n/i18n.tsx';
import { languageOf } from '../../i18n/locale.ts';
import { usePicture } from '../pictures/use-picture.ts';

type ServiceFacts = FactsOf<typeof services>;

const LOCALES = { en: 'en-US', es: 'es-MX' } as const;

/** The sheet in one language. */
function sheetIn(facts: ServiceFacts, language: 'en' | 'es') {
  return language === 'en'
    ? {
        name: facts.name_en,
        description: facts.description_en,
        itinerary: facts.itinerary_en,
        includes: facts.includes_en,
        notIncludes: facts.not_includes_en,
        recommendations: facts.recommendations_en,
        demarcation: facts.demarcation_en,
        terms: facts.terms_en,
        policies: facts.policies_en,
      }
    : {
        name: facts.name_es,
        description: facts.description_es,
        itinerary: facts.itinerary_es,
        includes: facts.includes_es,
        notIncludes: facts.not_includes_es,
        recommendations: facts.recommendations_es,
        demarcation: facts.demarcation_es,
        terms: facts.terms_es,
        policies: facts.policies_es,
      };
}

/** The sheet as guests read it, in each language. */
export function SheetPreview({ facts }: { facts: ServiceFacts }) {
  const { form } = useTexts('staff').lists;
  const { details } = useTexts('booking').card;
  const own = languageOf(useLocale());
  const tabs = (['en', 'es'] as const).map((language) => ({
    id: language,
    label: form.languages[language],
    panel: (
      <I18nIsland locale={LOCALES[language]}>
        <Suspense fallback={<Skeleton className="h-64 w-full" />}>
          <Sheet facts={facts} language={language} empty={form.previewEmpty} />
        </Suspense>
      </I18nIsland>
    ),
  }));
  return (
    <>
      <p className="mb-3 text-small text-soft">{form.sheetPlace(details)}</p>
      <Tabs label={form.previewLanguage} tabs={tabs} initial={own} />
    </>
  );
}

function Sheet({ facts, language, empty }: { facts: ServiceFacts; language: 'en' | 'es'; empty: string }) {
  const sheet = sheetIn(facts, language);
  const uploaded = usePicture(facts.picture_id).data?.images.mobile[0];
  if (sheet.name === '' && sheet.description === '') return <p className="pt-4 text-soft">{empty}</p>;
  return (
    <div className="grid gap-4 pt-4">
      <img
        src={uploaded ?? `/art/vehicles/${facts.vehicle || 'shuttle'}-mobile.svg`}
        alt=""
        width="640"
        height="400"
        className={classNames(
          'aspect-[16/10] w-full rounded-md bg-sunk object-cover',
          !uploaded && 'object-[50%_90%]',
        )}
      />
      {sheet.name !== '' && <h3 className="text-title [overflow-wrap:anywhere]">{sheet.name}</h3>}
      <SheetSections sheet={sheet} />
    </div>
  );
}
