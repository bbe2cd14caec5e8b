import { type ComponentType, Suspense, useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { loadCatalogue } from '../../i18n/catalogues.ts';
import type { Locale } from '../../i18n/locale.ts';
import { useLateDialog } from '../../shell/use-late-dialog.ts';
import type { ContactDialogProps } from './contact-dialog.tsx';
import { closeContact, openContact, useContactRequest } from './open-contact.ts';

async function load(locale: Locale): Promise<ComponentType<ContactDialogProps>> {
  const [file] = await Promise.all([import('./contact-dialog.tsx'), loadCatalogue(locale, 'contact')]);
  return file.ContactDialog;
}

/** Fetches the dialog before it is wanted, while a pointer is on its way to the button. A failure shows when it is opened. */
export function preloadContact(locale: Locale): void {
  load(locale).catch(() => undefined);
}

/** Holds the contact dialog for every page. `?contact=1` in an address opens it, too. */
export function ContactHost() {
  const request = useContactRequest();
  const search = useSearch();
  const [, navigate] = useLocation();
  const Dialog = useLateDialog({ isOpen: request !== null, load, close: closeContact });

  useEffect(() => {
    if (!new URLSearchParams(search).has('contact')) return;
    const address = new URL(window.location.href);
    address.searchParams.delete('contact');
    // Closed once, it does not open again with Back or a reload.
    navigate(`${address.pathname}${address.search}`, { replace: true });
    openContact();
  }, [search, navigate]);

  if (!request || !Dialog) return null;
  return (
    <Suspense fallback={null}>
      <Dialog key={request.id} prefill={request.prefill} onClose={closeContact} />
    </Suspense>
  );
}
