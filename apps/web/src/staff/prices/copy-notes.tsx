import type { SharedDays } from '@traslado/domain/seasons/season-notes';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { shortDate } from '../catalogues/short-date.ts';
import type { CopyAnswer } from './use-copy.ts';

/** Gaps that are named here. */
const NAMED = 8;

type CopyNotesProps = {
  answer: CopyAnswer;
  isBusy: boolean;
  /** Looks again, with these changes of source or copy on the days that they share. */
  onSettle: (how: Exclude<SharedDays, 'leave'>) => void;
};

/** Points to check before copying: days that copies share with others, and days that stay without a price. None forbids it. */
export function CopyNotes({ answer, isBusy, onSettle }: CopyNotesProps) {
  const texts = useTexts('staff').seasons.copy;
  const locale = useLocale();
  const { copies, gaps, gap_count: gapCount, labels } = answer;
  const losing = copies.filter((one) => one.loses_to_source).length;
  const overlapping = copies.filter((one) => one.overlap_count > (one.loses_to_source ? 1 : 0)).length;
  return (
    <>
      {losing > 0 && (
        <Banner
          tone="warn"
          title={texts.losing(losing)}
          action={
            <div className="flex flex-wrap gap-3">
              <Button variant="secondary" busy={isBusy} onClick={() => onSettle('end_source')}>
                {texts.endSource}
              </Button>
              <Button variant="secondary" busy={isBusy} onClick={() => onSettle('go_before')}>
                {texts.goBefore}
              </Button>
            </div>
          }
        >
          {texts.losingText}
        </Banner>
      )}
      {overlapping > 0 && (
        <Banner tone="warn" title={texts.overlapping(overlapping)}>
          {texts.overlappingText}
        </Banner>
      )}
      {gapCount > 0 && (
        <Banner tone="warn" title={texts.gaps}>
          <ul>
            {gaps.slice(0, NAMED).map(({ service_id: service, from, to }) => (
              <li key={`${service} ${from}`}>
                {labels.service_id?.[String(service)] ?? service}: {shortDate(from, locale)}
                {from !== to && ` – ${shortDate(to, locale)}`}
              </li>
            ))}
          </ul>
          {gapCount > NAMED && <p>{texts.moreGaps(gapCount - NAMED)}</p>}
        </Banner>
      )}
    </>
  );
}
