import type { CallAnswer } from '@traslado/contract/schemas';
import { createContext, type ReactNode } from 'react';

/**
 * Set in a view-as-guest session: the stand-in for the QR code, and the corrections asked of the guest. Nothing is sent there, and no dialog covers
 * the page. Null for the guest.
 */
export const InLook = createContext<{
  readonly code: ReactNode;
  readonly findings: CallAnswer<'listDataToFix'>['findings'];
} | null>(null);
