import type { CallAnswer } from '@traslado/contract/schemas';
import { createContext, type ReactNode } from 'react';

/**
 * Set where staff see the guest's pages: what stands in place of the QR code, and what the guest is asked to correct. There nothing is sent, and no
 * dialog covers the page. Null for the guest.
 */
export const InLook = createContext<{
  readonly code: ReactNode;
  readonly findings: CallAnswer<'listDataToFix'>['findings'];
} | null>(null);
