import { includedRules } from '@traslado/domain/catalogues/included-rules';
import { operationConfigurations } from '@traslado/domain/catalogues/operation-configurations';
import { publishingRules } from '@traslado/domain/catalogues/publishing-rules';
import { refundRules } from '@traslado/domain/catalogues/refund-rules';
import { restrictions } from '@traslado/domain/catalogues/restrictions';
import { hasTypeOfVehicle, segments, typeOfVehicle } from '@traslado/domain/catalogues/segments';
import { DateField } from '../../components/date-field.tsx';
import { useField } from '../../components/form.tsx';
import { useFieldValue, useFormContext } from '../../components/form-context.ts';
import { TextField } from '../../components/text-field.tsx';
import { formatCivilTime } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { ChecksTabs, useChecksTitle } from '../catalogues/checks-tabs.tsx';
import { HoursText } from '../catalogues/list-cells.tsx';
import type { Screen } from '../catalogues/screen.ts';
import { useCatalogueWords } from '../catalogues/use-catalogue-words.ts';
import { IncludedMeaning, OperationMeaning, RefundMeaning, SegmentMeaning } from './meanings.tsx';
import { PublishingMeaning } from './publishing-meaning.tsx';
import { RestrictionMeaning, RestrictionState } from './restriction-meaning.tsx';
import { useFeeColumns, useLimitColumns, useStaysColumns } from './rule-columns.tsx';

const DAYS: readonly string[] = ['blackout_from', 'blackout_to'];
const HOURS: readonly string[] = ['auxiliar'];
const NONE: readonly string[] = [];
const NOTHING = {};

// The meaning of a row for guests stands beside its form, as it is typed.

export const restrictionsScreen: Screen<typeof restrictions> = {
  definition: restrictions,
  icon: 'calendar',
  useAdded: () => useTexts('staff').rules.restriction.added,
  useMoreColumns: useLimitColumns,
  cells: { active: ({ value, id }) => <RestrictionState isActive={value} id={id} /> },
  // Never optional where they are shown: the category needs them.
  inputs: {
    blackout_from: ({ name }) => <DateField name={name} className="max-w-72" />,
    auxiliar: ({ name }) => (
      <TextField name={name} autoComplete="off" inputMode="decimal" inputClassName="max-w-48" />
    ),
  },
  useFieldLabels: ({ category }) => {
    const { numbers } = useTexts('staff').rules.restriction;
    return category === 'minimum_notice' || category === 'capacity'
      ? { auxiliar: numbers[category] }
      : NOTHING;
  },
  useLeftOut: ({ category, blackout_from, blackout_to, auxiliar }) => [
    ...(category !== 'blackout' && blackout_from === null && blackout_to === null ? DAYS : NONE),
    ...(category !== 'minimum_notice' && category !== 'capacity' && auxiliar === null ? HOURS : NONE),
  ],
  Meaning: ({ facts, id }) => <RestrictionMeaning facts={facts} id={id} />,
};

export const operationScreen: Screen<typeof operationConfigurations> = {
  definition: operationConfigurations,
  icon: 'clock',
  joined: {
    initial_service_time: ({ facts }) => (
      <HoursText from={facts.initial_service_time} to={facts.final_service_time} />
    ),
  },
  useValueText: () => {
    const locale = useLocale();
    return (name, value) => (name.endsWith('_service_time') ? formatCivilTime(String(value), locale) : null);
  },
  Meaning: ({ facts }) => <OperationMeaning facts={facts} />,
};

export const refundRulesScreen: Screen<typeof refundRules> = {
  definition: refundRules,
  icon: 'swap',
  useMoreColumns: useFeeColumns,
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
  useMoreColumns: useStaysColumns,
  Meaning: ({ facts }) => <IncludedMeaning facts={facts} />,
};

const TYPE_FIELDS: readonly string[] = ['transfer_type_id', 'transfer_type'];

export const segmentsScreen: Screen<typeof segments> = {
  definition: segments,
  icon: 'clock',
  inputs: {
    collective: ({ name }) => <TypeInput name={name} />,
  },
  useLeftOut: (facts) => (hasTypeOfVehicle(facts) ? TYPE_FIELDS : NONE),
  Meaning: ({ facts }) => <SegmentMeaning facts={facts} />,
};

/** Shared or private, asked once: the type's number and name follow. A type of the group's own keeps its fields. */
function TypeInput({ name }: { name: string }) {
  const { flags } = useCatalogueWords(segments);
  const { control } = useFormContext();
  const field = useField(name);
  const { value } = useFieldValue(name);
  const choose = (isShared: boolean) => {
    const { transfer_type_id, transfer_type } = typeOfVehicle(isShared);
    control.set(name, isShared);
    control.set('transfer_type_id', String(transfer_type_id));
    control.set('transfer_type', transfer_type);
  };
  return (
    <fieldset id={field.id}>
      <legend className="mb-1.5 font-semibold text-small">{field.label}</legend>
      <div className="flex gap-6">
        {(['yes', 'no'] as const).map((one) => (
          <label key={one} className="fold-out-choice">
            <input
              type="radio"
              name={`${field.id}-type`}
              className="size-5 shrink-0 cursor-pointer accent-accent"
              checked={value === (one === 'yes')}
              onChange={() => choose(one === 'yes')}
            />
            {flags[name]?.[one]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
