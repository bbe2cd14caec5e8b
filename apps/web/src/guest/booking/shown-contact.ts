import { maskOnFile, type OnFile } from '@traslado/domain/contact/on-file';
import type { ContactForm } from '../../booking-parts/contact-fields.tsx';

/** The contact of a booking: as typed, or else as on file. Masked in both cases. */
export function shownContact({ email, phone }: ContactForm, onFile: OnFile): OnFile {
  return maskOnFile({ email: email || onFile.email, phone: phone || onFile.phone });
}
