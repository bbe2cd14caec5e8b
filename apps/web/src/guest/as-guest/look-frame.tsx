import type { LookPage } from '@traslado/domain/desk/look';
import { type ReactNode, useState } from 'react';
import type { CouponView } from '../../booking-parts/coupon-view.ts';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Loader } from '../../components/loader.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { Page } from '../../shell/page.tsx';
import { PATHS } from '../../shell/paths.ts';
import { InLook } from '../my-bookings/in-look.ts';
import { LookBar } from './look-bar.tsx';
import { ReadOnly } from './read-only.tsx';
import '../../styles/all-classes.css';
import { endLook, type LookStanding, useLook } from './use-look.ts';

type LookFrameProps = {
  /** Id of the view-as-guest session. */
  id: string;
  page: LookPage;
  /** Parts that the session leaves out of the page, in words. */
  note?: string;
  /** Choices of staff beside it. */
  more?: (booking: CouponView) => ReactNode;
  /** The guest's page. */
  children: (booking: CouponView) => ReactNode;
};

/** Leaves with a new document: nothing of the session stays in the memory of this one, and going back does not bring it again. */
const leaveTo = (path: string) => window.location.replace(path);

/** A page of the guest's own, for staff: read only, while their session lasts. */
export function LookFrame({ id, page, note, more, children }: LookFrameProps) {
  const texts = useTexts('staff').look;
  const standing = useLook(id, page);
  const [ending, setEnding] = useState<'no' | 'asked' | 'failed' | 'done'>('no');
  const bookingPath =
    standing.kind === 'shown'
      ? `${PATHS.admin}/bookings/${standing.look.booking_id}`
      : `${PATHS.admin}/bookings`;
  const end = async () => {
    setEnding('asked');
    try {
      await endLook(id);
    } catch {
      return setEnding('failed');
    }
    setEnding('done');
    leaveTo(bookingPath);
  };
  if (ending === 'done') return <LookEnd kind="over" backTo={bookingPath} />;
  if (standing.kind === 'loading')
    return (
      <Page title={texts.bar} className="shell w-full flex-1">
        <Loader page message={texts.loading} />
      </Page>
    );
  if (standing.kind === 'failed')
    return (
      <Message title={texts.failed.title} text={texts.failed.text}>
        <Button onClick={standing.retry}>{texts.failed.retry}</Button>
      </Message>
    );
  if (standing.kind !== 'shown') return <LookEnd kind={standing.kind} backTo={bookingPath} />;
  return (
    <>
      <LookBar
        id={id}
        page={page}
        endsAt={standing.endsAt}
        isEnding={ending === 'asked'}
        onEnd={() => void end()}
      />
      {ending === 'failed' && (
        <p role="alert" className="shell w-full pt-4 font-semibold text-bad">
          {texts.failed.text}
        </p>
      )}
      {note && (
        <section aria-label={texts.leftOut.label} className="shell w-full pt-5">
          <Banner>{note}</Banner>
          {more?.(standing.look.booking)}
        </section>
      )}
      <ReadOnly>
        <InLook value={{ code: <Cover />, findings: standing.look.findings }}>
          {children(standing.look.booking)}
        </InLook>
      </ReadOnly>
    </>
  );
}

/** Stands in place of the guest's QR code. */
function Cover() {
  const texts = useTexts('staff').look;
  return (
    <p className="grid aspect-square w-36 place-items-center rounded-md border-[1.5px] border-control border-dashed p-3 text-center text-caption text-soft">
      {texts.noCode}
    </p>
  );
}

type EndKind = Exclude<LookStanding['kind'], 'loading' | 'shown' | 'failed'>;

/** The end of the session, with its reason. */
function LookEnd({ kind, backTo }: { kind: EndKind; backTo: string }) {
  const texts = useTexts('staff').look;
  const words = texts.ends[kind];
  return (
    <Message title={words.title} text={words.text}>
      {kind === 'signed_out' ? (
        <Button onClick={() => leaveTo(PATHS.signIn)}>{texts.signIn}</Button>
      ) : (
        <Button icon="arrowLeft" onClick={() => leaveTo(backTo)}>
          {texts.back}
        </Button>
      )}
    </Message>
  );
}

function Message({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Page title={title} className="shell w-full flex-1 pt-10 pb-16">
      <h1 className="text-headline">{title}</h1>
      <p className="mt-4 max-w-prose text-lead text-soft">{text}</p>
      <div className="mt-8">{children}</div>
    </Page>
  );
}
