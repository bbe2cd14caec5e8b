import { asGuestPath } from '@traslado/contract/as-guest-path';
import { LOOK_PAGES, type LookPage } from '@traslado/domain/desk/look';
import { MINUTE_MS } from '@traslado/domain/time/instant';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { useTexts } from '../../i18n/i18n.tsx';

type LookBarProps = {
  id: string;
  page: LookPage;
  /** By this device's clock; null until it is known. */
  endsAt: number | null;
  isEnding: boolean;
  onEnd: () => void;
};

/** The time is shown in minutes, so it is updated a few times in each. */
const TICK_MS = 10_000;

function useMinutesLeft(endsAt: number | null): number | null {
  const [nowAt, setNowAt] = useState(Date.now);
  useEffect(() => {
    setNowAt(Date.now());
    const timer = setInterval(() => setNowAt(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return endsAt === null ? null : Math.max(1, Math.ceil((endsAt - nowAt) / MINUTE_MS));
}

/** The bar above the guest's page, always in sight: that this is not the guest's session, its remaining time, the pages, and the way out. */
export function LookBar({ id, page, endsAt, isEnding, onEnd }: LookBarProps) {
  const texts = useTexts('staff').look;
  const minutes = useMinutesLeft(endsAt);
  return (
    <section
      aria-label={texts.bar}
      className="sticky top-0 z-20 mt-3 border-accent border-y-4 bg-warn-wash text-ink print:hidden"
    >
      <div className="shell flex flex-wrap items-center gap-x-8 gap-y-1 py-2">
        <p className="flex min-w-0 flex-1 basis-56 items-center gap-3">
          <Icon name="people" className="shrink-0 text-warn" />
          <span>
            <strong>{texts.bar}</strong> {minutes === null ? texts.onlyRead : texts.left(minutes)}
          </span>
        </p>
        <nav aria-label={texts.pagesLabel} className="flex flex-wrap items-center gap-x-5">
          {LOOK_PAGES.map((one) => (
            <Link
              key={one}
              href={asGuestPath(id, one)}
              aria-current={one === page ? 'page' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center font-semibold text-small underline-offset-[6px] decoration-2 decoration-accent hover:underline',
                one === page && 'underline',
              )}
            >
              {texts.pages[one]}
            </Link>
          ))}
          <Button
            variant="secondary"
            className="my-1 min-h-11 px-5 py-1.5 text-small"
            busy={isEnding}
            busyLabel={texts.ending}
            onClick={onEnd}
          >
            {texts.end}
          </Button>
        </nav>
      </div>
    </section>
  );
}
