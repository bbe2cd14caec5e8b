import { myTransportationPath } from '@traslado/contract/pages';
import { lazy, type ReactNode, Suspense, use, useId, useState } from 'react';
import type { CouponView } from '../../booking-parts/coupon-view.ts';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { downloadApi } from '../../data/client.ts';
import { saveFile, showFile } from '../../data/save-file.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { languageOf } from '../../i18n/locale.ts';
import { InLook } from './in-look.ts';

const ManageCode = lazy(() => import('./manage-code.tsx').then((file) => ({ default: file.ManageCode })));

/** Letter, calendar, QR code, and the page's own offers: on the confirmation the way to manage the booking. */
export function KeepIt({ coupon, children }: { coupon: CouponView; children?: ReactNode }) {
  const texts = useTexts('confirmation');
  const language = languageOf(useLocale());
  const titleId = useId();
  const cover = use(InLook)?.code;
  const [busy, setBusy] = useState<'getLetter' | 'getCalendar' | 'view' | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const save = async (call: 'getLetter' | 'getCalendar', name: string) => {
    setBusy(call);
    setFailed(false);
    try {
      saveFile(
        await downloadApi(call, { params: { coupon_id: coupon.coupon_id }, query: { language } }),
        name,
      );
    } catch {
      setFailed(true);
    }
    setBusy(null);
  };
  const view = async () => {
    // Opened by the press itself: a window that opens after waiting would be taken for an advertisement.
    const tab = window.open('', '_blank');
    setBusy('view');
    setFailed(false);
    try {
      const letter = await downloadApi('getLetter', {
        params: { coupon_id: coupon.coupon_id },
        query: { language },
      });
      showFile(letter, tab, `${coupon.file_id}.pdf`);
    } catch {
      tab?.close();
      setFailed(true);
    }
    setBusy(null);
  };
  const link = myTransportationPath(coupon.coupon_id);
  return (
    <section aria-labelledby={titleId} className="rounded-lg bg-sunk p-5 sm:p-7">
      <h2 id={titleId} className="text-title">
        {texts.keepTitle}
      </h2>
      <div className="mt-4 flex flex-wrap items-start gap-x-8 gap-y-6">
        <div className="grid grow basis-56 gap-3">
          <Button
            icon="download"
            busy={busy === 'getLetter'}
            busyLabel={texts.pdfBusy}
            onClick={() => save('getLetter', `${coupon.file_id}.pdf`)}
          >
            {texts.pdf}
          </Button>
          <Button
            variant="secondary"
            icon="ticket"
            busy={busy === 'view'}
            busyLabel={texts.pdfBusy}
            onClick={view}
          >
            {texts.viewPdf}
          </Button>
          <Button
            variant="secondary"
            icon="calendar"
            busy={busy === 'getCalendar'}
            onClick={() => save('getCalendar', `${coupon.file_id}.ics`)}
          >
            {texts.calendar}
          </Button>
          {children ?? (
            <LinkButton variant="secondary" icon="edit" href={link}>
              {texts.manage}
            </LinkButton>
          )}
          {hasFailed && (
            <Banner tone="bad" live>
              {texts.failedDownload}
            </Banner>
          )}
        </div>
        <figure className="flex grow basis-36 flex-wrap items-center gap-4 sm:max-w-36 sm:flex-col sm:items-stretch sm:gap-2">
          <div className="w-36 shrink-0">
            {cover ?? (
              <Suspense fallback={<Skeleton className="aspect-square w-36" />}>
                <ManageCode url={`${window.location.origin}${link}`} label={texts.qrAlt} />
              </Suspense>
            )}
          </div>
          <figcaption className="min-w-28 flex-1 text-caption text-soft">{texts.qrText}</figcaption>
        </figure>
      </div>
    </section>
  );
}
