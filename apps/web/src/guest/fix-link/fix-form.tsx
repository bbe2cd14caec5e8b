import { isEmail } from '@traslado/domain/contact/bounds';
import { isPossiblePhone } from '@traslado/domain/contact/phone';
import { isFlightNumber } from '@traslado/domain/flight/designator';
import { isTailNumber } from '@traslado/domain/flight/tail-number';
import type { Issue } from '@traslado/domain/forms/issue';
import { isCivilTime } from '@traslado/domain/time/civil';
import { type ReactNode, useState } from 'react';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Form } from '../../components/form.tsx';
import { PhoneField } from '../../components/phone-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { TimeField } from '../../components/time-field.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { NightChoice } from '../../flights/night-choice.tsx';
import { TimeDialog } from '../../flights/time-dialog.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { type FixLink, type FixWish, type Saved, saveFixLink } from './ask-fix-link.ts';

type Values = { phone: string; email: string; flight: string; time: string };
type Field = FixLink['fields'][number];

type FixFormProps = { linkKey: string; link: FixLink; onEnd: (end: 'saved' | 'over') => void };

const GOOD: Readonly<Record<keyof Values, readonly [(text: string) => boolean, Issue['code']]>> = {
  phone: [isPossiblePhone, 'phone.invalid'],
  email: [isEmail, 'email.invalid'],
  flight: [(text) => isFlightNumber(text) || isTailNumber(text), 'flight.number_invalid'],
  time: [isCivilTime, 'time.invalid'],
};

/** Fields of the form that a link asks for, in the order of the page. */
const namesOf = ({ fields }: FixLink): (keyof Values)[] =>
  fields.flatMap(({ field }) => (field === 'flight' ? (['flight', 'time'] as const) : [field]));

/** The fields of a correction link, each with its reason, and its present value as far as that is shown. */
export function FixForm({ linkKey, link, onEnd }: FixFormProps) {
  const texts = useTexts('mytransportation').dataToFix.link;
  const [stop, setStop] = useState<Exclude<Saved, { kind: 'saved' | 'over' }> | null>(null);
  const names = namesOf(link);
  const direction = link.fields.find(({ field }) => field === 'flight')?.direction ?? 'arrival';
  const form = useIssueForm<Values>(
    (values) =>
      names.flatMap((field): Issue[] => {
        const [isGood, code] = GOOD[field];
        const text = values[field].trim();
        if (text === '') return [{ field, code: 'field.required' }];
        return isGood(text) ? [] : [{ field, code }];
      }),
    { phone: '', email: '', flight: '', time: '' },
  );
  const save = async (more: FixWish = {}) => {
    const { phone, email, flight, time } = form.getValues();
    const wish: FixWish = {
      ...(names.includes('phone') && { phone }),
      ...(names.includes('email') && { email: email.trim() }),
      ...(names.includes('flight') && { flight_code: flight.trim(), flight_time: time }),
      ...more,
    };
    const saved = await saveFixLink(linkKey, wish);
    if (saved.kind === 'saved' || saved.kind === 'over') onEnd(saved.kind);
    else setStop(saved);
  };
  const answerTime = (scheduled: string, answer: 'use' | 'keep') => {
    setStop(null);
    if (answer === 'use') form.setValue('time', scheduled);
    void save(answer === 'use' ? { flight_time: scheduled } : { time_confirmed: true });
  };
  const labels = {
    phone: texts.phone,
    email: texts.email,
    flight: texts.flight[direction],
    time: texts.time[direction],
  };
  return (
    <Form form={form} name={texts.title} labels={labels} onValid={() => save()} className="grid gap-8">
      {link.fields.map((one) => (
        <AskedField key={one.field} asked={one} />
      ))}
      {stop?.kind === 'refused' && (
        <Banner tone="bad" live title={texts.refused}>
          {stop.text}
        </Banner>
      )}
      {stop?.kind === 'failed' && (
        <Banner tone="bad" live title={texts.failed.title}>
          {texts.failed.text}
        </Banner>
      )}
      {stop?.kind === 'night' && (
        <NightChoice
          nights={stop.nights}
          time={form.getValues('time')}
          onChoose={(_, wish) => void save(wish)}
        />
      )}
      <div>
        <Button type="submit" size="large" busy={form.formState.isSubmitting} busyLabel={texts.saving}>
          {texts.save}
        </Button>
      </div>
      {stop?.kind === 'time' && (
        <TimeDialog
          question={{
            direction,
            flight: form.getValues('flight').toUpperCase(),
            scheduled: stop.scheduled,
            typed: form.getValues('time'),
          }}
          onAnswer={(answer) => answerTime(stop.scheduled, answer)}
          onClose={() => setStop(null)}
        />
      )}
    </Form>
  );
}

const INPUTS: Readonly<Record<Field['field'], (hint: ReactNode, shown: string) => ReactNode>> = {
  phone: (hint, shown) => <PhoneField name="phone" country="US" masked={shown} hint={hint} />,
  email: (hint) => (
    <TextField
      name="email"
      type="email"
      autoComplete="email"
      inputMode="email"
      spellCheck={false}
      hint={hint}
    />
  ),
  flight: (hint) => (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        name="flight"
        autoCapitalize="characters"
        spellCheck={false}
        autoComplete="off"
        hint={hint}
      />
      <TimeField name="time" />
    </div>
  ),
};

function AskedField({ asked: { field, kinds, shown } }: { asked: Field }) {
  const texts = useTexts('mytransportation').dataToFix;
  return (
    <div>
      {kinds.map((kind) => (
        <p key={kind} className="mb-4 max-w-prose font-semibold">
          {texts.kinds[kind]}
        </p>
      ))}
      {INPUTS[field](shown === '' ? undefined : texts.link.now(shown), shown)}
    </div>
  );
}
