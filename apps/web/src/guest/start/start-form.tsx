import {
  checkStartForm,
  EMPTY_START,
  type StartForm as StartValues,
} from '@traslado/domain/forms/start-form';
import { lazy, Suspense, useCallback, useEffect, useLayoutEffect } from 'react';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Form } from '../../components/form.tsx';
import { useWatch } from '../../components/form-context.ts';
import type { FormStore } from '../../components/form-store.ts';
import { RadioCards } from '../../components/radio-cards.tsx';
import { TextField } from '../../components/text-field.tsx';
import { Ticket, TicketPart, TicketTear } from '../../components/ticket.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import type { Locale } from '../../i18n/locale.ts';
import { folioExampleOf, useAirports, useProperties } from '../../places/use-places.ts';
import { keptStart, takeLink, typedStart } from '../draft/start-draft.ts';
import { ArrivalPart } from '../stay/arrival-part.tsx';
import { PlacesPart } from './places-part.tsx';
import { StartStub } from './start-stub.tsx';
import { useStayLookUp } from './use-stay-look-up.ts';

const StayRefusalDialog = lazy(() =>
  import('../sign-in/stay-refusal-dialog.tsx').then((file) => ({ default: file.StayRefusalDialog })),
);

/** A resort chosen elsewhere on the page, with an airport that serves it; empty when the airports did not come. */
export type StartPreset = Pick<StartValues, 'airport' | 'resort'>;

type StartFormProps = {
  preset: StartPreset | null;
  /** Fetches the booking's first step. */
  prepare: (locale: Locale) => Promise<unknown>;
};

/** The ride ticket of the home page: its fields prove the stay and open the booking. */
export function StartForm({ preset, prepare }: StartFormProps) {
  const texts = useTexts('home').form;
  const airports = useAirports();
  const properties = useProperties();
  const isComing = airports.isPending || properties.isPending;
  const check = useCallback(
    (values: StartValues) =>
      checkStartForm(values).filter(({ field }) => !isComing || !/^(airport|resort)$/.test(field)),
    [isComing],
  );
  const form = useIssueForm<StartValues>(check, { ...EMPTY_START, ...keptStart() });
  // The handle is another one after each submit; its store stays.
  const { control } = form;
  const { lookUp, retry, refusal, isWaiting, forgetRefusal } = useStayLookUp({
    form,
    properties: properties.data ?? [],
    isComing,
    prepare,
  });
  useFilledFromElsewhere(control, preset);
  const busy = isWaiting || form.formState.isSubmitting;

  return (
    <>
      <Form
        form={form}
        name={texts.title}
        onValid={lookUp}
        labels={{
          booking: texts.booking,
          lastName: texts.lastName,
          airport: texts.airport,
          resort: texts.resort,
          typeReservation: texts.trip,
          direction: texts.direction,
          arrival: texts.arrival,
        }}
      >
        <Ticket sideways>
          <TicketPart className="min-w-0 flex-1 p-5 pb-3 sm:p-8 sm:pb-4 wide:pb-8">
            <h2 className="mb-3 text-title sm:mb-5">{texts.title}</h2>
            {(airports.isError || properties.isError) && (
              <CatalogueFailed
                onRetry={() => {
                  void airports.refetch();
                  void properties.refetch();
                }}
              />
            )}
            <div className="grid gap-x-5 gap-y-3 sm:grid-cols-2 sm:gap-y-5">
              <StayFields control={control} />
              <PlacesPart form={form} />
              <TripFields control={control} />
              <ArrivalPart className="sm:col-span-2" />
            </div>
          </TicketPart>
          <TicketTear />
          <TicketPart className="flex flex-col justify-between gap-4 p-5 pt-3 sm:p-8 sm:pt-4 wide:w-80 wide:p-7">
            <StartStub control={control} />
            <Button
              type="submit"
              size="large"
              busy={busy}
              busyLabel={texts.submitting}
              iconAfter="arrowRight"
              className="w-full"
            >
              {texts.submit}
            </Button>
          </TicketPart>
        </Ticket>
      </Form>
      {refusal && (
        // Its words are fetched when they are needed; nothing on the page gives way meanwhile.
        <Suspense fallback={null}>
          <StayRefusalDialog
            refusal={refusal}
            onClose={forgetRefusal}
            onRetry={retry}
            onAirport={(airportId, code) => {
              form.setValue('airport', String(airportId));
              form.setValue('resort', code);
              retry();
            }}
            onArrival={() => form.setValue('arrival', '')}
          />
        </Suspense>
      )}
    </>
  );
}

type Control = { control: FormStore<StartValues> };

/** A resort chosen on the page, and a letter's link followed where this page is open already. */
function useFilledFromElsewhere(control: FormStore<StartValues>, preset: StartPreset | null) {
  // At once: a press on the drawn button follows.
  useLayoutEffect(() => {
    for (const [name, value] of typedStart()) control.set(name, value);
  }, [control]);

  useEffect(() => {
    if (!preset) return;
    control.set('airport', preset.airport);
    control.set('resort', preset.resort);
    control.focusField('booking');
  }, [preset, control]);

  useEffect(() => {
    const follow = () => {
      const link = takeLink();
      if (!link) return;
      control.set('booking', link.booking);
      control.set('lastName', link.lastName);
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [control]);
}

/** Without resorts and airports nothing can be looked up. */
function CatalogueFailed({ onRetry }: { onRetry: () => void }) {
  const texts = useTexts('home').form;
  return (
    <div className="mb-5">
      <Banner
        tone="bad"
        live
        title={texts.catalogueFailed}
        action={
          <Button variant="secondary" onClick={onRetry}>
            {texts.retry}
          </Button>
        }
      />
    </div>
  );
}

function StayFields({ control }: Control) {
  const texts = useTexts('home').form;
  const example = folioExampleOf(useProperties().data, useWatch({ control, name: 'resort' }));
  return (
    <>
      <TextField
        name="booking"
        hint={example && texts.bookingHint(example)}
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        inputClassName="uppercase placeholder:normal-case"
      />
      <TextField
        name="lastName"
        hint={texts.lastNameHint}
        autoComplete="family-name"
        autoCapitalize="words"
        spellCheck={false}
      />
    </>
  );
}

/** Both ways, or the one that is asked for then. */
function TripFields({ control }: Control) {
  const texts = useTexts('home').form;
  const trip = useWatch({ control, name: 'typeReservation' });
  return (
    <>
      <div className="sm:col-span-2">
        <RadioCards
          name="typeReservation"
          columns="xs"
          hideLegend
          cards={[
            { value: 'RoundTrip', title: texts.roundTrip },
            { value: 'OneWay', title: texts.oneWay },
          ]}
        />
      </div>
      {trip === 'OneWay' && (
        <div className="animate-rise sm:col-span-2">
          <RadioCards
            name="direction"
            cards={[
              { value: 'arrival', title: texts.toResort },
              { value: 'departure', title: texts.toAirport },
            ]}
          />
        </div>
      )}
    </>
  );
}
