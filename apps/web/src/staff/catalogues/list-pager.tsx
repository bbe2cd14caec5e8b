import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { useTexts } from '../../i18n/i18n.tsx';

type ListPagerProps = {
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
  children?: ReactNode;
};

/** The pager of a list: the current page, previous and next, and how many rows were found. */
export function ListPager({ page, pageSize, total, onPage, children }: ListPagerProps) {
  const texts = useTexts('staff').lists;
  const last = Math.max(1, Math.ceil(total / pageSize));
  const from = Math.min(total, (page - 1) * pageSize + 1);
  return (
    <nav aria-label={texts.pages} className="mt-3 flex flex-wrap items-center justify-between gap-4">
      <p role="status" className="text-small text-soft tabular-nums">
        {texts.shown(from, Math.min(total, page * pageSize), total)}
      </p>
      {children}
      {last > 1 && (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" icon="arrowLeft" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            {texts.previous}
          </Button>
          <Button
            variant="secondary"
            iconAfter="arrowRight"
            disabled={page >= last}
            onClick={() => onPage(page + 1)}
          >
            {texts.next}
          </Button>
        </div>
      )}
    </nav>
  );
}
