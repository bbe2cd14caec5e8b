import type { OnFile } from '@traslado/domain/contact/on-file';
import type { MessageForm } from '@traslado/domain/forms/contact-form';
import { pageValue } from '../../components/page-value.ts';

/** Mail and phone that the server has of a guest, masked, and the guest's token: only under it do they count. */
export type ContactOnFile = OnFile & { readonly token: string };

export type ContactPrefill = Partial<Omit<MessageForm, 'termsAccepted'>> & {
  /** Data that the person need not type; missing for people who are no guests. */
  readonly onFile?: ContactOnFile;
  /** The receiving desk, in the words of the dialog; the group's own unless given. */
  readonly desk?: 'concierge';
  /** Rides that the person wanted and could not book, day and flight in words: the message begins with them. */
  readonly rides?: { readonly arrival?: string; readonly departure?: string };
};

/** One opening of the contact dialog. */
export type ContactRequest = { readonly id: number; readonly prefill: ContactPrefill };

const wanted = pageValue<ContactRequest | null>(null);
let opened = 0;

/** Opens the contact dialog over any page. Given values are filled in, unless the person had begun to write it otherwise. */
export function openContact(prefill: ContactPrefill = {}): void {
  opened += 1;
  wanted.set({ id: opened, prefill });
}

export const closeContact = (): void => wanted.set(null);

/** The dialog that is wanted, or null. */
export const useContactRequest = wanted.useValue;
