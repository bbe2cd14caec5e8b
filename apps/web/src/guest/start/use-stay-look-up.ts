import type { StartForm } from '@traslado/domain/forms/start-form';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import type { FormHandle } from '../../components/form-store.ts';
import { loadCatalogue } from '../../i18n/catalogues.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import type { Locale } from '../../i18n/locale.ts';
import type { Property } from '../../places/use-places.ts';
import { bookingStepPath } from '../../shell/paths.ts';
import { keepStart } from '../draft/start-draft.ts';
import { ARRIVAL_REQUIRED, lookUpStay, type StayRefusal } from '../stay/look-up-stay.ts';
import { openStay } from '../stay/stay-session.ts';

type LookUp = {
  form: FormHandle<StartForm>;
  properties: readonly Property[];
  /** The resorts that name the places of a number are still coming. */
  isComing: boolean;
  /** Fetches the booking's first step. */
  prepare: (locale: Locale) => Promise<unknown>;
};

/** Looks the stay of the form up: opens the booking or keeps the refusal. A form sent before the resorts are here waits for them. */
export function useStayLookUp({ form, properties, isComing, prepare }: LookUp) {
  const locale = useLocale();
  const [, navigate] = useLocation();
  const [refusal, setRefusal] = useState<StayRefusal | null>(null);
  const [isWaiting, setWaiting] = useState(false);

  useEffect(() => {
    // Once the page is at rest, so that a refusal can be read where the connection has gone meanwhile.
    const timer = setTimeout(() => {
      import('../sign-in/stay-refusal-dialog.tsx').catch(() => undefined);
      loadCatalogue(locale, 'stay').catch(() => undefined);
    }, 4000);
    return () => clearTimeout(timer);
  }, [locale]);

  const lookUp = async (values: StartForm) => {
    if (isComing) return setWaiting(true);
    keepStart(values);
    // The first step is fetched while the stay is looked up.
    prepare(locale).catch(() => undefined);
    const found = await lookUpStay(values, properties);
    if (!found.ok) {
      if (found.refusal === ARRIVAL_REQUIRED) form.setValue('arrival', values.arrival ?? '');
      else setRefusal(found.refusal);
      return;
    }
    openStay(found.stay, found.session, found.selection);
    navigate(bookingStepPath('service'));
  };

  const retry = () => {
    setRefusal(null);
    void form.handleSubmit(lookUp)();
  };

  const goOn = useEffectEvent(retry);
  useEffect(() => {
    if (!isWaiting || isComing) return;
    setWaiting(false);
    goOn();
  }, [isWaiting, isComing]);

  return { lookUp, retry, refusal, isWaiting, forgetRefusal: () => setRefusal(null) };
}
