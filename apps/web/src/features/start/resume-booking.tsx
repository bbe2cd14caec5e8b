import { useEffect, useState } from 'react';
import { LinkButton } from '../../components/link-button.tsx';
import { LOCAL_KEYS } from '../../data/stored-keys.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { PATHS } from '../../routes/paths.ts';

function hasSomethingKept(): boolean {
  try {
    return localStorage.getItem(LOCAL_KEYS.bookingDraft) !== null;
  } catch {
    return false;
  }
}

/** The way back into a booking that was begun on this device within a day. What reads it is fetched only where something is kept. */
export function ResumeBooking() {
  const texts = useTexts('home');
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    if (!hasSomethingKept()) return;
    let left = false;
    import('../booking/booking-store.ts').then(
      ({ hasDraft }) => left || setKept(hasDraft()),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, []);
  if (!isKept) return null;
  return (
    <LinkButton href={PATHS.transportation} iconAfter="arrowRight" className="mt-5 animate-rise">
      {texts.resume}
    </LinkButton>
  );
}
