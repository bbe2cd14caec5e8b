import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import type { Difference } from '../../components/old-and-new.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { formatHere } from '../frame/format-when.ts';

export type HistoryEntry = {
  readonly id: number;
  readonly action: 'create' | 'update' | 'delete';
  readonly at: string;
  readonly by_name: string;
  /** The action in words, where it is more than an action on a row. */
  readonly said?: string;
  readonly differences: readonly Difference[];
  /** Undoes this change and those after it; none for a first change, or without the permission. */
  readonly onRestore?: () => void;
};

type ChangeHistoryProps = {
  entries: readonly HistoryEntry[] | undefined;
  isFailed: boolean;
  /** The moment of loading, of a row that nobody changed since. */
  loaded?: string | undefined;
  /** A moment in words, where another clock than the reader's counts. */
  momentText?: ((at: string) => string) | undefined;
};

/** The changes of a row of a catalogue, the newest first: person, time, old and new. */
export function ChangeHistory({ entries, isFailed, loaded, momentText }: ChangeHistoryProps) {
  const texts = useTexts('staff').lists.history;
  const locale = useLocale();
  const textOf = momentText ?? ((at: string) => formatHere(at, locale));
  const undoOf = (place: number) => (place === 0 ? texts.undo : texts.undoSince);
  return (
    <section aria-labelledby="history" className="mt-14 max-w-[52rem]">
      <h2 id="history" tabIndex={-1} className="scroll-mt-6 text-title outline-none">
        {texts.title}
      </h2>
      <div className="mt-5">
        {!entries && isFailed && (
          <Banner tone="warn" live>
            {texts.failed}
          </Banner>
        )}
        {!entries && !isFailed && <Skeleton className="h-24 w-full" />}
        {entries?.length === 0 && (
          <p className="text-soft">{loaded ? texts.loaded(textOf(loaded)) : texts.none}</p>
        )}
        <ol className="grid gap-6 border-line border-l-2 pl-5">
          {entries?.map((entry, place) => (
            <li key={entry.id}>
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <strong className="font-semibold">{entry.said ?? texts[entry.action](entry.by_name)}</strong>
                <time dateTime={entry.at} className="text-small text-soft">
                  {textOf(entry.at)}
                </time>
              </p>
              <dl className="mt-1.5 grid gap-1 text-small">
                {entry.differences.map(({ key, label, old, now }) => (
                  <div key={key} className="flex flex-wrap gap-x-3">
                    <dt className="min-w-36 text-soft">{label}</dt>
                    <dd className="flex min-w-0 flex-1 flex-wrap gap-x-2 [overflow-wrap:anywhere]">
                      {entry.action !== 'create' && old !== '' && <Was text={old} />}
                      {entry.action !== 'delete' && <span className="font-medium">{now}</span>}
                    </dd>
                  </div>
                ))}
              </dl>
              {entry.onRestore && (
                <Button
                  variant="quiet"
                  aria-label={texts.undoOf(undoOf(place), textOf(entry.at))}
                  onClick={entry.onRestore}
                >
                  {undoOf(place)}
                </Button>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Was({ text }: { text: Difference['old'] }) {
  const { before } = useTexts('components').oldAndNew;
  return (
    <s className="text-soft">
      <span className="visually-hidden">{before}: </span>
      {text}
    </s>
  );
}
