import { includedRules } from '@traslado/domain/catalogues/included-rules';
import { operationConfigurations } from '@traslado/domain/catalogues/operation-configurations';
import { publishingRules } from '@traslado/domain/catalogues/publishing-rules';
import { refundRules } from '@traslado/domain/catalogues/refund-rules';
import { restrictions } from '@traslado/domain/catalogues/restrictions';
import { segments } from '@traslado/domain/catalogues/segments';
import { TextField } from '../../components/text-field.tsx';
import { formatCivilTime } from '../../i18n/format.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { ChecksTabs, useChecksTitle } from '../catalogues/checks-tabs.tsx';
import type { Screen } from '../catalogues/screen.ts';
import { useCatalogueWords } from '../catalogues/use-catalogue-words.ts';
import { IncludedMeaning, OperationMeaning, RefundMeaning, SegmentMeaning } from './meanings.tsx';
import { PublishingMeaning } from './publishing-meaning.tsx';
import { RestrictionMeaning } from './restriction-meaning.tsx';

// The meaning of a row for guests stands beside its form, as it is typed.

export const restrictionsScreen: Screen<typeof restrictions> = {
  definition: restrictions,
  icon: 'calendar',
  Meaning: ({ facts, id }) => <RestrictionMeaning facts={facts} id={id} />,
};

export const operationScreen: Screen<typeof operationConfigurations> = {
  definition: operationConfigurations,
  icon: 'clock',
  useValueText: () => {
    const locale = useLocale();
    return (name, value) => (name.endsWith('_service_time') ? formatCivilTime(String(value), locale) : null);
  },
  Meaning: ({ facts }) => <OperationMeaning facts={facts} />,
};

export const refundRulesScreen: Screen<typeof refundRules> = {
  definition: refundRules,
  icon: 'swap',
  Meaning: ({ facts }) => <RefundMeaning facts={facts} />,
};

export const publishingRulesScreen: Screen<typeof publishingRules> = {
  definition: publishingRules,
  icon: 'check',
  usePageTitle: useChecksTitle,
  Above: ({ person }) => <ChecksTabs person={person} shown={publishingRules} />,
  Meaning: ({ facts }) => <PublishingMeaning facts={facts} />,
};

export const includedRulesScreen: Screen<typeof includedRules> = {
  definition: includedRules,
  icon: 'suitcase',
  Meaning: ({ facts }) => <IncludedMeaning facts={facts} />,
};

export const segmentsScreen: Screen<typeof segments> = {
  definition: segments,
  icon: 'clock',
  inputs: {
    international_hour_before: ({ name }) => <HoursInput name={name} />,
    national_hour_before: ({ name }) => <HoursInput name={name} />,
  },
  Meaning: ({ facts }) => <SegmentMeaning facts={facts} />,
};

/** Hours and minutes, which are no time of the day: no AM and PM. */
function HoursInput({ name }: { name: string }) {
  const { hints } = useCatalogueWords(segments);
  return (
    <TextField
      name={name}
      hint={hints[name]}
      autoComplete="off"
      inputMode="text"
      maxLength={5}
      inputClassName="max-w-40"
    />
  );
}
