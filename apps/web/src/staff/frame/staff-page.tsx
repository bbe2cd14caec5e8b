import { type ReactNode, useEffect, useRef } from 'react';
import { useBrand } from '../../brand/use-brand.ts';
import { classNames } from '../../components/class-names.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { formatNumber } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { wentBack } from '../../shell/navigation.ts';
import { signedInHere } from '../session/staff-session.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useWaitingCounts } from './waiting-counts.ts';

type StaffPageProps = {
  title: string;
  /** In the browser's tab and its history, where the title names a guest. */
  tabTitle?: string | undefined;
  lead?: ReactNode;
  children: ReactNode;
  /** A list takes the whole width, a text does not. */
  wide?: boolean;
  /** The page before, above the title. */
  back?: { readonly href: string; readonly label: string };
  /** Beside the title: a state. */
  beside?: ReactNode;
  /** At the end of the title's line, the main one last. */
  actions?: ReactNode;
};

/** False until the first page of a document: the browser itself places the focus there. */
let hasShownPage = false;

/** A page of staff inside their frame. Its title takes the focus, so that it is read from its start. */
export function StaffPage({
  title,
  tabTitle = title,
  lead,
  children,
  wide,
  back,
  beside,
  actions,
}: StaffPageProps) {
  const brand = useBrand();
  const texts = useTexts('shell');
  const locale = useLocale();
  const { today: waiting = 0 } = useWaitingCounts();
  const head = useRef<HTMLHeadingElement>(null);
  const main = useRef<HTMLElement>(null);
  useRowKeys(main);

  useEffect(() => {
    document.title = `${waiting > 0 ? `(${formatNumber(waiting, locale)}) ` : ''}${texts.title(tabTitle, brand.name)}`;
  }, [tabTitle, waiting, brand.name, texts, locale]);

  useEffect(() => {
    if (hasShownPage || signedInHere()) {
      head.current?.focus({ preventScroll: true });
      // Going back, the browser restores the position.
      if (!wentBack()) window.scrollTo(0, 0);
    }
    hasShownPage = true;
  }, []);

  return (
    <main
      ref={main}
      id="content"
      tabIndex={-1}
      aria-label={title}
      className={classNames('min-w-0 flex-1 outline-none', !wide && 'max-w-[52rem]')}
    >
      {back && (
        <LinkButton href={back.href} variant="quiet" icon="arrowLeft" className="-ml-2 mb-1 text-small">
          {back.label}
        </LinkButton>
      )}
      <div className="page-head">
        <h1 ref={head} tabIndex={-1} className="text-headline outline-none">
          {title}
        </h1>
        {beside}
        {actions && <div className="page-actions">{actions}</div>}
      </div>
      {lead && (
        <p className={classNames('mt-1 max-w-[52rem] text-pretty text-small text-soft', wide && 'page-lead')}>
          {lead}
        </p>
      )}
      <div className="mt-5">{children}</div>
    </main>
  );
}
