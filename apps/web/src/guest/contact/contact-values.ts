import type { MessageForm } from '@traslado/domain/forms/contact-form';
import type { Session } from '../../data/session.ts';
import type { Selection, Stay } from '../stay/stay-session.ts';
import type { ContactDraft } from './contact-draft.ts';
import type { ContactPrefill } from './open-contact.ts';

const EMPTY: MessageForm = {
  resort: '',
  airport: '',
  booking: '',
  hasNoBooking: false,
  name: '',
  phone: '',
  email: '',
  message: '',
  termsAccepted: false,
};

/** Everything that a stay already contains, so that its guest types only the message. Mail and phone stay with the server. */
export function prefillOfStay(
  stay: Stay,
  session: Session | null,
  selection: Pick<Selection, 'airport'> | null,
): ContactPrefill {
  const { email, phone } = stay;
  return {
    resort: stay.resort,
    booking: stay.confirmationNumber,
    name: `${stay.firstName} ${stay.lastName}`.trim(),
    ...(session && { onFile: { email, phone, token: session.token } }),
    ...(selection && { airport: selection.airport }),
  };
}

/**
 * First values of the dialog: the person's own draft first, then the caller's values, then the stay of this tab. A field that the draft left empty is
 * filled, too. Agreement is never carried over.
 */
export function firstValues(
  draft: ContactDraft | null,
  { desk: _desk, rides: _rides, onFile: _onFile, ...prefill }: ContactPrefill,
  ofStay: ContactPrefill,
): MessageForm {
  const { desk: _stayDesk, rides: _stayRides, onFile: _stayOnFile, ...stay } = ofStay;
  const typed = Object.entries(draft?.values ?? {}).filter(([, value]) => value !== '' && value !== false);
  return { ...EMPTY, ...stay, ...prefill, ...Object.fromEntries(typed), termsAccepted: false };
}
