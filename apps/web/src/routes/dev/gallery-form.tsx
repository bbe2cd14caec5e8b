import type { Issue } from '@traslado/domain/forms/issue';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { ComboBox } from '../../components/combo-box.tsx';
import { Counter } from '../../components/counter.tsx';
import { DateField } from '../../components/date-field.tsx';
import { Form } from '../../components/form.tsx';
import { notify } from '../../components/notification.ts';
import { PhoneField } from '../../components/phone-field.tsx';
import { RadioCards } from '../../components/radio-cards.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { TextField } from '../../components/text-field.tsx';
import { TimeField } from '../../components/time-field.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { GallerySection } from './gallery-section.tsx';

type Sample = {
  name: string;
  place: string;
  trip: string;
  airline: string;
  phone: string;
  date: string;
  time: string;
  adults: number;
  message: string;
  agreed: boolean;
};

const EMPTY: Sample = {
  name: '',
  place: '',
  trip: '',
  airline: '',
  phone: '',
  date: '',
  time: '',
  adults: 2,
  message: '',
  agreed: false,
};

/** Everything empty is wrong, so that each field can be seen with its error. */
function checkSample(values: Sample): Issue[] {
  return Object.entries(values).flatMap(([field, value]) =>
    value === '' || value === false ? [{ field, code: 'field.required' }] : [],
  );
}

const AIRLINES = [
  { id: '1', label: 'Aeroméxico', detail: 'AM' },
  { id: '2', label: 'American Airlines', detail: 'AA' },
  { id: '3', label: 'Viva', detail: 'VB' },
  { id: '4', label: 'WestJet', detail: 'WS' },
];

/** Every field, in one form that shows the summary of errors when it is sent empty. */
export function GalleryForm() {
  const texts = useTexts('gallery');
  const home = useTexts('home');
  const form = useIssueForm(checkSample, EMPTY);
  return (
    <GallerySection title={texts.sections.fields}>
      <Form
        form={form}
        name={texts.sections.fields}
        className="max-w-form"
        onValid={() => notify(home.features.greet.title, 'good', 'T3K7M9PQ2X')}
        labels={{
          name: home.form.lastName,
          place: home.form.airport,
          trip: home.form.trip,
          airline: 'Airline',
          phone: 'Phone',
          date: texts.sections.dates,
          time: texts.sections.dates,
          adults: 'Adults',
          message: texts.sections.messages,
          agreed: texts.sections.choices,
        }}
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField name="name" hint={home.form.lastNameHint} />
          <SelectField
            name="place"
            placeholder={home.form.airportPlaceholder}
            options={[{ value: '1', label: 'Cancún (CUN)' }]}
          />
          <div className="sm:col-span-2">
            <RadioCards
              name="trip"
              cards={[
                { value: 'a', title: home.form.toResort, detail: home.form.oneWay },
                { value: 'b', title: home.form.toAirport, detail: home.form.oneWay },
              ]}
            />
          </div>
          <DateField
            name="date"
            min="2026-12-21"
            max="2026-12-28"
            closed={['2026-12-25']}
            boundsReason={home.resorts.text}
          />
          <TimeField name="time" />
          <ComboBox name="airline" options={AIRLINES} />
          <PhoneField name="phone" country="MX" />
          <div className="sm:col-span-2">
            <Counter
              name="adults"
              detail={home.form.lastNameHint}
              min={1}
              max={6}
              maxReason={home.features.drivers.title}
            />
          </div>
          <div className="sm:col-span-2">
            <TextArea name="message" max={60} />
          </div>
          <div className="sm:col-span-2">
            <Checkbox name="agreed">{home.features.drivers.text}</Checkbox>
          </div>
        </div>
        <Button type="submit" size="large" className="mt-6">
          {home.form.submit}
        </Button>
      </Form>
    </GallerySection>
  );
}
