import { Banner } from '../../components/banner.tsx';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { shortDate } from '../catalogues/short-date.ts';
import type { CopyAnswer } from './use-copy.ts';

/** Gaps that are named here. */
const NAMED = 8;

/** Points to check before copying: days that copies share with others, and days that stay without a price. Neither forbids it. */
export function CopyNotes({ answer }: { answer: CopyAnswer }) {
  const texts = useTexts('staff').seasons.copy;
  const locale = useLocale();
  const { copies, gaps, gap_count: gapCount, labels } = answer;
  const overlapping = copies.filter(({ overlap_count: count }) => count > 0).length;
  return (
    <>
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
