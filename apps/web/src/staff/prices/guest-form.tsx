import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { Counter } from '../../components/counter.tsx';
import { DateField } from '../../components/date-field.tsx';
import { Form } from '../../components/form.tsx';
import { useWatch } from '../../components/form-context.ts';
import { RadioCards } from '../../components/radio-cards.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { TimeField } from '../../components/time-field.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { MoreIssueTexts } from '../../i18n/issue-text.ts';
import { propertiesByCode } from '../../places/property-choices.ts';
import { ofDevice, readKept, writeKept } from '../../storage/kept-json.ts';
import { STAFF_KEYS } from '../../storage/staff-keys.ts';
import { FormPart } from './form-part.tsx';
import { checkQuestion, type GuestValues, newQuestion, rides } from './guest-values.ts';
import { issueWords } from './issue-words.ts';
import type { PricedProperty } from './use-prices.ts';

type GuestFormProps = {
  properties: readonly PricedProperty[];
  /** Code of the property to begin with. */
  first: string;
  /** The question of the address, if it has one. */
  start: GuestValues | null;
  onAsk: (values: GuestValues) => Promise<void>;
};

/** Guest and ride of a price. */
export function GuestForm({ properties, first, start, onAsk }: GuestFormProps) {
  const { prices } = useTexts('staff');
  const texts = prices.guest;
  const form = useIssueForm<GuestValues>(
    checkQuestion,
    start ?? newQuestion(first, readKept(ofDevice, STAFF_KEYS.guestPriceOf)),
  );
  const [hotel, who, trip] = useWatch({ control: form.control, name: ['hotel', 'who', 'trip'] });
  const services = properties.find(({ code }) => code === hotel)?.services ?? [];
  const datesHint = who === 'made_up' ? undefined : texts.datesOfStay;
  return (
    <MoreIssueTexts value={issueWords('missing', texts.missing)}>
      <Form
        form={form}
        name={texts.form}
        labels={texts.labels}
        onValid={(values) => {
          writeKept(ofDevice, STAFF_KEYS.guestPriceOf, values.who);
          return onAsk(values);
        }}
        className="rounded-lg bg-surface shadow-ticket"
      >
        <div className="guest-question">
          <FormPart title={texts.whose}>
            <SelectField
              name="hotel"
              options={propertiesByCode(properties)}
              onPick={() => form.setValue('included', '')}
            />
            <RadioCards
              name="who"
              columns="never"
              cards={(['stay', 'made_up'] as const).map((value) => ({
                value,
                title: texts.who[value],
                detail: texts.whoHint[value],
              }))}
            />
            {who === 'made_up' ? <MadeUp services={services} /> : <StayProof />}
          </FormPart>
          <FormPart title={texts.ride}>
            <SelectField
              name="trip"
              options={(['round_trip', 'arrival', 'departure'] as const).map((value) => ({
                value,
                label: prices.trips[value],
              }))}
            />
            {rides(trip).map((leg) => (
              <div key={leg} className="grid gap-5">
                <DateField name={`${leg}_date`} hint={datesHint} />
                <TimeField name={`${leg}_time`} hint={texts.timeHint} />
              </div>
            ))}
            {trip !== 'arrival' && (
              <Checkbox name="domestic" hint={texts.domesticHint}>
                {texts.labels.domestic}
              </Checkbox>
            )}
          </FormPart>
          <FormPart title={texts.riders}>
            <div className="-mt-2">
              <Counter name="adults" />
              <Counter name="minors" />
              <Counter name="babyseat" />
            </div>
          </FormPart>
        </div>
        <div className="guest-show bar-in-sight">
          <Button type="submit" busy={form.formState.isSubmitting} busyLabel={texts.showing}>
            {texts.show}
          </Button>
        </div>
      </Form>
    </MoreIssueTexts>
  );
}

/** A guest of no stay. */
function MadeUp({ services }: { services: PricedProperty['services'] }) {
  const { prices } = useTexts('staff');
  const texts = prices.guest;
  return (
    <>
      <div>
        <Counter name="stay_adults" />
        <Counter name="stay_children" />
      </div>
      <TextField name="country" hint={texts.countryHint} maxLength={2} autoComplete="off" />
      <SelectField
        name="included"
        placeholder={texts.none}
        optional
        options={services.map(({ id, name, trip }) => ({
          value: String(id),
          label: `${name} · ${prices.trips[trip]}`,
        }))}
      />
    </>
  );
}

const StayProof = () => (
  <>
    <TextField name="folio" kind="code" maxLength={40} />
    <TextField name="last_name" autoComplete="off" spellCheck={false} maxLength={80} />
  </>
);
