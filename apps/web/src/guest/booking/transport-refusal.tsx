import { NoAnswerError, ProblemError } from '@traslado/contract/client';
import { Button } from '../../components/button.tsx';
import { CallLink } from '../../components/call-link.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Scene } from '../../components/scene.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { PATHS } from '../../shell/paths.ts';
import { openContact } from '../contact/open-contact.ts';
import { contactOfBooking } from './contact-of-booking.ts';
import type { BookingView } from './use-booking-view.ts';

type Reason = 'noServices' | 'noData' | 'destination' | 'session' | 'offline' | 'server';

/** Codes of a destination that is not served from the airport. */
const DESTINATION_CODES = ['airport.not_served', 'airport.not_found', 'hotel.not_found'];

function reasonOf(error: unknown): Reason {
  if (error === null) return 'noServices';
  if (error instanceof NoAnswerError) return 'offline';
  if (!(error instanceof ProblemError)) return 'server';
  const { status, code } = error.problem;
  if (status === 401 || status === 403) return 'session';
  if (DESTINATION_CODES.includes(code)) return 'destination';
  return status >= 400 && status < 500 ? 'noData' : 'server';
}

/** The reason for an empty choice, with the next step and the phone. `error` null: the list came and was empty. */
export function TransportRefusal({ error, view }: { error: unknown; view: BookingView }) {
  const texts = useTexts('booking');
  const reason = reasonOf(error);
  const words = texts.refusals[reason];
  const phone = view.property?.phone;
  const canRetry = reason === 'offline' || reason === 'server' || reason === 'noData';
  return (
    <div
      role="alert"
      className="grid items-center gap-8 rounded-lg bg-surface p-6 shadow-ticket sm:grid-cols-[1fr_1.3fr] sm:p-8"
    >
      <Scene name="lost-road" className="max-w-72" />
      <div>
        <h2 className="text-title">{words.title}</h2>
        <p className="mt-3">{words.text}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          {canRetry && <Button onClick={view.retry}>{texts.tryAgain}</Button>}
          {!canRetry && <LinkButton href={PATHS.home}>{texts.startAgain}</LinkButton>}
          {phone && <CallLink phone={phone} />}
          {!canRetry && (
            <Button variant="quiet" onClick={() => openContact(contactOfBooking(view))}>
              {texts.soon.write}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
