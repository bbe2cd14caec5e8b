import { checkBookingLoginForm, checkStayLoginForm } from '@traslado/domain/forms/login-form';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useBrand } from '../../brand/use-brand.ts';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Form } from '../../components/form.tsx';
import { useWatch } from '../../components/form-context.ts';
import type { FormHandle } from '../../components/form-store.ts';
import { SelectField } from '../../components/select-field.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { folioExampleOf, useProperties } from '../../places/use-places.ts';
import { ArrivalPart } from '../stay/arrival-part.tsx';
import { ARRIVAL_REQUIRED } from '../stay/look-up-stay.ts';
import { type SignInOutcome, type SignInRefusal, signInByBooking, signInByStay } from './prove-guest.ts';
import { SignInRefusalDialog } from './sign-in-refusal-dialog.tsx';

type BookingValues = { bookingNumber: string; lastName: string; arrival: string | null };
type StayValues = { resort: string; booking: string; lastName: string; arrival: string | null };

type SignInPanelProps = {
  /** Number to begin with, from a link or a QR code. */
  bookingNumber?: string;
  /** The guest is in; the booking that was asked for, or null for all of a stay's. */
  onIn: (couponId: string | null) => void;
  /** The panel gives way to another page. */
  onLeave: (href: string) => void;
};

/** Two ways to one's bookings: by the transportation booking, or by the resort's. */
export function SignInPanel({ bookingNumber = '', onIn, onLeave }: SignInPanelProps) {
  const texts = useTexts('signIn');
  const { data: properties = [] } = useProperties();
  const { numbers_of: numbersOf } = useBrand();
  const [refusal, setRefusal] = useState<SignInRefusal | null>(null);
  const byBooking = useIssueForm<BookingValues>((form) => checkBookingLoginForm(form, numbersOf), {
    bookingNumber,
    lastName: '',
    arrival: null,
  });
  const byStay = useIssueForm<StayValues>(checkStayLoginForm, {
    resort: '',
    booking: '',
    lastName: '',
    arrival: null,
  });
  const [retry, setRetry] = useState<() => void>(() => () => undefined);
  const [askArrival, setAskArrival] = useState<() => void>(() => () => undefined);

  /** `ask` has the form in hand ask for the arrival date as well. */
  const take = (outcome: SignInOutcome, ask: () => void) => {
    if (outcome.ok) onIn(outcome.couponId);
    else if (outcome.refusal === ARRIVAL_REQUIRED) ask();
    else {
      setAskArrival(() => ask);
      setRefusal(outcome.refusal);
    }
  };
  /** Switching tabs copies typed values into empty fields. */
  const carryOver = () => {
    const [one, other] = [byBooking.getValues(), byStay.getValues()];
    byBooking.setValue('bookingNumber', one.bookingNumber || other.booking);
    byStay.setValue('booking', other.booking || one.bookingNumber);
    byBooking.setValue('lastName', one.lastName || other.lastName);
    byStay.setValue('lastName', other.lastName || one.lastName);
    byBooking.setValue('arrival', one.arrival ?? other.arrival);
    byStay.setValue('arrival', other.arrival ?? one.arrival);
  };
  const lookUpBooking = async (values: BookingValues) => {
    setRetry(() => () => void byBooking.handleSubmit(lookUpBooking)());
    const { bookingNumber, lastName, arrival } = values;
    take(await signInByBooking(bookingNumber, lastName, arrival, properties), () =>
      byBooking.setValue('arrival', arrival ?? ''),
    );
  };
  const lookUpStay = async (values: StayValues) => {
    setRetry(() => () => void byStay.handleSubmit(lookUpStay)());
    const { resort, booking, lastName, arrival } = values;
    take(await signInByStay(resort, booking, lastName, arrival, properties), () =>
      byStay.setValue('arrival', arrival ?? ''),
    );
  };

  return (
    <>
      <Tabs
        label={texts.tabs}
        onChange={carryOver}
        tabs={[
          {
            id: 'booking',
            label: texts.byBooking,
            panel: <BookingForm form={byBooking} onValid={lookUpBooking} />,
          },
          {
            id: 'stay',
            label: texts.byStay,
            panel: <StayForm form={byStay} onValid={lookUpStay} />,
          },
        ]}
      />
      <SignInRefusalDialog
        refusal={refusal}
        onClose={() => setRefusal(null)}
        onRetry={() => {
          setRefusal(null);
          retry();
        }}
        onArrival={askArrival}
        onIn={onIn}
        onLeave={onLeave}
      />
    </>
  );
}

function Submit({ busy }: { busy: boolean }) {
  const texts = useTexts('signIn');
  return (
    <Button
      type="submit"
      size="large"
      busy={busy}
      busyLabel={texts.looking}
      iconAfter="arrowRight"
      className="mt-2 w-full sm:w-auto sm:justify-self-start"
    >
      {texts.submit}
    </Button>
  );
}

type FormProps<T extends Record<string, unknown>> = {
  form: FormHandle<T>;
  onValid: (values: T) => Promise<void>;
};

function BookingForm({ form, onValid }: FormProps<BookingValues>) {
  const texts = useTexts('signIn');
  const { numbers_of: numbersOf } = useBrand();
  // The group's numbers stay as they are written.
  const isOurs = numbersOf === 'ours';
  return (
    <Form
      form={form}
      name={texts.byBooking}
      onValid={onValid}
      labels={{ bookingNumber: texts.bookingNumber, lastName: texts.lastName, arrival: texts.arrival }}
      className="grid gap-5"
    >
      <TextField
        name="bookingNumber"
        hint={texts.bookingNumberHint[numbersOf]}
        autoCapitalize={isOurs ? 'characters' : 'off'}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        {...(isOurs && { inputClassName: 'uppercase' })}
      />
      <LastName />
      <ArrivalPart />
      <Submit busy={form.formState.isSubmitting} />
    </Form>
  );
}

function StayForm({ form, onValid }: FormProps<StayValues>) {
  const texts = useTexts('signIn');
  const { data: properties, isError, refetch } = useProperties();
  const resort = useWatch({ control: form.control, name: 'resort' });
  const example = folioExampleOf(properties, resort);
  return (
    <Form
      form={form}
      name={texts.byStay}
      onValid={onValid}
      labels={{
        resort: texts.resort,
        booking: texts.booking,
        lastName: texts.lastName,
        arrival: texts.arrival,
      }}
      className="grid gap-5"
    >
      {isError && (
        <Banner
          tone="bad"
          live
          title={texts.resortsFailed}
          action={
            <Button variant="secondary" onClick={() => void refetch()}>
              {texts.retry}
            </Button>
          }
        />
      )}
      <SelectField
        name="resort"
        placeholder={properties ? texts.resortPlaceholder : texts.resortLoading}
        options={(properties ?? []).map(({ code, name }) => ({ value: code, label: name }))}
      />
      <TextField
        name="booking"
        hint={example && texts.bookingHint(example)}
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        inputClassName="uppercase"
      />
      <LastName />
      <ArrivalPart />
      <Submit busy={form.formState.isSubmitting} />
    </Form>
  );
}

function LastName() {
  const texts = useTexts('signIn');
  return (
    <TextField
      name="lastName"
      hint={texts.lastNameHint}
      autoComplete="family-name"
      autoCapitalize="words"
      spellCheck={false}
    />
  );
}

/** Below the panel, for guests who came here too early. */
export function NoBookingYet({ onLeave }: { onLeave: (href: string) => void }) {
  const texts = useTexts('signIn');
  return (
    <p className="mt-5 flex flex-wrap items-center gap-x-2 text-small text-soft">
      {texts.none}
      <Button variant="quiet" className="text-small" onClick={() => onLeave('/')}>
        {texts.book}
      </Button>
    </p>
  );
}

/** Goes to a page after whatever holds the panel has closed. */
export function useLeave(close: () => void): (href: string) => void {
  const [, navigate] = useLocation();
  return (href) => {
    close();
    navigate(href);
  };
}
