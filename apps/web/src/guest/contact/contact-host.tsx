import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { brandPhone, useBrand } from '../../brand/use-brand.ts';
import { notify } from '../../components/notification.ts';
import { loadCatalogue } from '../../i18n/catalogues.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { type Locale, languageOf } from '../../i18n/locale.ts';
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

/** Holds the contact dialog for every page; its code is fetched when it is first opened. `?contact=1` in an address opens it, too. */
export function ContactHost() {
  const request = useContactRequest();
  const search = useSearch();
  const [, navigate] = useLocation();
  const locale = useLocale();
  const texts = useTexts('shell').contactFailed;
  const phone = brandPhone(useBrand(), languageOf(locale))?.number;
  // In an object: React would call a bare component as an updater.
  const [dialog, setDialog] = useState<{ Dialog: ComponentType<ContactDialogProps> } | null>(null);
  const wanted = request !== null && dialog === null;

  useEffect(() => {
    if (!new URLSearchParams(search).has('contact')) return;
    const address = new URL(window.location.href);
    address.searchParams.delete('contact');
    // Closed once, it does not open again with Back or a reload.
    navigate(`${address.pathname}${address.search}`, { replace: true });
    openContact();
  }, [search, navigate]);

  useEffect(() => {
    if (!wanted) return;
    let left = false;
    load(locale).then(
      (Dialog) => left || setDialog({ Dialog }),
      () => {
        if (left) return;
        notify(texts, 'bad', phone ?? null);
        closeContact();
      },
    );
    return () => {
      left = true;
    };
  }, [wanted, locale, texts, phone]);

  if (!request || !dialog) return null;
  return (
    <Suspense fallback={null}>
      <dialog.Dialog key={request.id} prefill={request.prefill} onClose={closeContact} />
    </Suspense>
  );
}
