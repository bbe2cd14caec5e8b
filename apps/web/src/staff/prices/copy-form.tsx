import { useCallback } from 'react';
import { Button } from '../../components/button.tsx';
import { DateField } from '../../components/date-field.tsx';
import { Form } from '../../components/form.tsx';
import { useWatch } from '../../components/form-context.ts';
import { RadioCards } from '../../components/radio-cards.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { MoreIssueTexts } from '../../i18n/issue-text.ts';
import { propertiesById } from '../../places/property-choices.ts';
import { type CopyValues, checkCopy, MOVE_UNITS, newCopy, ROUND_STEPS } from './copy-values.ts';
import { FormPart } from './form-part.tsx';
import { issueWords } from './issue-words.ts';
import type { PricedProperty } from './use-prices.ts';

type CopyFormProps = {
  properties: readonly PricedProperty[];
  /** The choice from the list, in words; null where the form asks for the rates. */
  chosen: string | null;
  onAsk: (values: CopyValues) => Promise<void>;
};

/** Rates to copy, their target, and their prices there. */
export function CopyForm({ properties, chosen, onAsk }: CopyFormProps) {
  const { prices, seasons } = useTexts('staff');
  const texts = seasons.copy;
  const isChosen = chosen !== null;
  const check = useCallback((values: CopyValues) => checkCopy(values, isChosen), [isChosen]);
  const form = useIssueForm<CopyValues>(check, newCopy(String(properties[0]?.id ?? '')));
  const [property, how] = useWatch({ control: form.control, name: ['property', 'how'] });
  const services = properties.find(({ id }) => String(id) === property)?.services ?? [];
  const words = { ...issueWords('copy', texts.issues), ...issueWords('missing', texts.missing) };
  return (
    <MoreIssueTexts value={words}>
      <Form
        form={form}
        name={texts.form}
        labels={texts.labels}
        onValid={onAsk}
        className="rounded-lg bg-surface p-5 shadow-ticket sm:p-7"
      >
        <div className="grid gap-x-10 gap-y-8 wide:grid-cols-3">
          <FormPart title={texts.which}>
            {isChosen ? (
              <p>{chosen}</p>
            ) : (
              <>
                <SelectField
                  name="property"
                  options={propertiesById(properties)}
                  onPick={() => form.setValue('service', '')}
                />
                <SelectField
                  name="service"
                  placeholder={texts.allServices}
                  optional
                  options={services.map(({ id, name, trip }) => ({
                    value: String(id),
                    label: `${name} · ${prices.trips[trip]} · ${id}`,
                  }))}
                />
                <DateField name="valid_from" hint={texts.daysHint} />
                <DateField name="valid_to" />
              </>
            )}
          </FormPart>
          <FormPart title={texts.when}>
            <RadioCards
              name="how"
              columns="never"
              cards={(['by', 'to'] as const).map((value) => ({
                value,
                title: texts.how[value],
                detail: texts.howHint[value],
              }))}
            />
            {how === 'to' ? (
              <DateField name="to" />
            ) : (
              <div className="grid grid-cols-2 gap-4">
                <TextField name="count" inputMode="numeric" autoComplete="off" maxLength={6} />
                <SelectField
                  name="unit"
                  options={MOVE_UNITS.map((value) => ({ value, label: texts.units[value] }))}
                />
              </div>
            )}
            <p className="text-caption text-soft">{texts.leap}</p>
          </FormPart>
          <FormPart title={texts.howMuch}>
            <TextField
              name="percent"
              hint={texts.percentHint}
              autoComplete="off"
              maxLength={10}
              inputClassName="max-w-48"
            />
            <SelectField
              name="round_to"
              hint={texts.stepHint}
              options={ROUND_STEPS.map((value) => ({ value, label: texts.steps[value] }))}
            />
          </FormPart>
        </div>
        <Button type="submit" className="mt-7" busy={form.formState.isSubmitting} busyLabel={texts.checking}>
          {texts.look}
        </Button>
      </Form>
    </MoreIssueTexts>
  );
}
