import { myTransportationPath } from '@traslado/contract/pages';
import { lazy, type ReactNode, Suspense, use, useId, useState } from 'react';
import type { CouponView } from '../../booking-parts/coupon-view.ts';
import { CardFold, Fold } from '../../booking-parts/disclosure.tsx';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { TABLET, useMedia } from '../../components/use-media.ts';
import { downloadApi } from '../../data/client.ts';
import { saveFile, showFile } from '../../data/save-file.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { languageOf } from '../../i18n/locale.ts';
import { InLook } from './in-look.ts';

const ManageCode = lazy(() => import('./manage-code.tsx').then((file) => ({ default: file.ManageCode })));

type KeepItProps = {
  coupon: CouponView;
  /** On a phone it opens on demand. */
  folds?: boolean;
  children?: ReactNode;
};

/** Letter, calendar, QR code, and the page's own offers: on the confirmation the way to manage the booking. */
export function KeepIt({ coupon, folds = false, children }: KeepItProps) {
  const texts = useTexts('confirmation');
  const language = languageOf(useLocale());
  const titleId = useId();
  const cover = use(InLook)?.code;
  const isPhone = !useMedia(TABLET);
  const [busy, setBusy] = useState<'getLetter' | 'getCalendar' | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const attempt = async (
    call: 'getLetter' | 'getCalendar',
    hand: (file: Blob) => void,
    failed?: () => void,
  ) => {
    setBusy(call);
    setFailed(false);
    try {
      hand(await downloadApi(call, { params: { coupon_id: coupon.coupon_id }, query: { language } }));
    } catch {
      failed?.();
      setFailed(true);
    }
    setBusy(null);
  };
  const print = () => {
    // Opened by the press itself: a window that opens after waiting would be taken for an advertisement.
    const tab = window.open('', '_blank');
    void attempt(
      'getLetter',
      (letter) => showFile(letter, tab, `${coupon.file_id}.pdf`),
      () => tab?.close(),
    );
  };
  const keepCalendar = () =>
    void attempt('getCalendar', (events) => saveFile(events, `${coupon.file_id}.ics`));
  const link = myTransportationPath(coupon.coupon_id);
  const code = (
    <figure className="flex grow basis-36 items-center gap-4 sm:max-w-36 sm:flex-col sm:items-stretch">
      <div className="w-36 shrink-0">
        {cover ?? (
          <Suspense fallback={<Skeleton className="aspect-square w-36" />}>
            <ManageCode url={`${window.location.origin}${link}`} label={texts.qrAlt} />
          </Suspense>
        )}
      </div>
      <figcaption className="min-w-28 flex-1 text-caption text-soft">{texts.qrText}</figcaption>
    </figure>
  );
  const offers = (
    <div className="flex flex-wrap sm:mt-3 items-start gap-x-8 gap-y-2">
      <div className="grid grow basis-56 gap-2 sm:gap-3">
        <Button icon="ticket" busy={busy === 'getLetter'} busyLabel={texts.pdfBusy} onClick={print}>
          {texts.print}
        </Button>
        <Button variant="secondary" icon="calendar" busy={busy === 'getCalendar'} onClick={keepCalendar}>
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
      {isPhone ? <Fold title={texts.qrTitle}>{code}</Fold> : code}
    </div>
  );
  if (folds && isPhone)
    return (
      <CardFold title={texts.keepTitle} note={texts.keepNote} isOpen={false}>
        {offers}
      </CardFold>
    );
  return (
    <section aria-labelledby={titleId} className="rounded-lg bg-sunk p-4 sm:p-7">
      <h2 id={titleId} className="text-heading max-sm:visually-hidden">
        {texts.keepTitle}
      </h2>
      {offers}
    </section>
  );
}
