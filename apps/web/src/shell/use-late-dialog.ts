import { type ComponentType, useEffect, useState } from 'react';
import { brandPhone, useBrand } from '../brand/use-brand.ts';
import { notify } from '../components/notification.ts';
import { useLocale, useTexts } from '../i18n/i18n.tsx';
import { type Locale, languageOf } from '../i18n/locale.ts';

type LateDialog<Props> = {
  isOpen: boolean;
  /** Fetches the dialog's code and words. */
  load: (locale: Locale) => Promise<ComponentType<Props>>;
  close: () => void;
};

/** A dialog that is fetched when it is first opened. Where that fails it closes, and the guest is given the desk's number. */
export function useLateDialog<Props>({
  isOpen,
  load,
  close,
}: LateDialog<Props>): ComponentType<Props> | null {
  const locale = useLocale();
  const failed = useTexts('shell').contactFailed;
  const phone = brandPhone(useBrand(), languageOf(locale))?.number;
  // In an object: React would call a bare component as an updater.
  const [dialog, setDialog] = useState<{ Dialog: ComponentType<Props> } | null>(null);

  useEffect(() => {
    if (!isOpen || dialog) return;
    let left = false;
    load(locale).then(
      (Dialog) => left || setDialog({ Dialog }),
      () => {
        if (left) return;
        notify(failed, 'bad', phone ?? null);
        close();
      },
    );
    return () => {
      left = true;
    };
  }, [isOpen, dialog, load, close, locale, failed, phone]);

  return isOpen ? (dialog?.Dialog ?? null) : null;
}
