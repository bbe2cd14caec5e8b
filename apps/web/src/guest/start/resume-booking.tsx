import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../components/icon.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { PATHS } from '../../shell/paths.ts';
import { LOCAL_KEYS } from '../../storage/stored-keys.ts';

function hasSomethingKept(): boolean {
  try {
    return localStorage.getItem(LOCAL_KEYS.bookingDraft) !== null;
  } catch {
    return false;
  }
}

/** The way back into a booking that was begun on this device within a day. Its code is fetched only where something is stored. */
export function ResumeBooking() {
  const texts = useTexts('home');
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    if (!hasSomethingKept()) return;
    let left = false;
    import('../draft/booking-store.ts').then(
      ({ hasDraft }) => left || setKept(hasDraft()),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, []);
  if (!isKept) return null;
  return (
    // Not in the accent: it stands before the sun, which has that colour.
    <Link
      href={PATHS.transportation}
      className="mt-5 inline-flex min-h-12 animate-rise items-center gap-2.5 rounded-full bg-ink px-6 py-2.5 font-semibold text-page"
    >
      {texts.resume}
      <Icon name="arrowRight" />
    </Link>
  );
}
