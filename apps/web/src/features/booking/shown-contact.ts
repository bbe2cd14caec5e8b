import { maskOnFile, type OnFile } from '@traslado/domain/contact/on-file';
import type { ContactForm } from './booking-state.ts';

/** What a booking is made with: what was typed, else what is on file; masked either way. */
export function shownContact({ email, phone }: ContactForm, onFile: OnFile): OnFile {
  return maskOnFile({ email: email || onFile.email, phone: phone || onFile.phone });
}
