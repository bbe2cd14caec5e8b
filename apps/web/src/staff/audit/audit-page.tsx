import { localDateOf } from '@traslado/domain/time/zone';
import { Fragment } from 'react';
import { Link } from 'wouter';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { formatWhen } from '../frame/format-when.ts';
import { Loading } from '../frame/loading.tsx';
import { SaveFileButton } from '../frame/save-file-button.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import { AuditForm } from './audit-form.tsx';
import { type AuditQuestion, bookingAsked, meantBy } from './audit-question.ts';
import { ChainState } from './chain-state.tsx';
import { EntryLine } from './entry-line.tsx';
import { unusedBelow } from './unused-numbers.ts';
import { saveAudit, useAudit, useAuditChain, useAuditQuestion } from './use-audit.ts';

/** Actions of staff, searched, each in a sentence; above it the completeness of the record. */
export function AuditPage() {
  const texts = useTexts('staff').audit;
  const [question, ask] = useAuditQuestion();
  const audit = useAudit(question);
  const { isPlaceholderData } = audit;
  const [first] = audit.pages;
  const meant = question.by && meantBy(question.by, first?.people ?? []);
  return (
    <StaffPage title={texts.title} lead={texts.lead} wide>
      <div className="grid gap-4">
        <ChainState />
        <AuditForm
          question={question}
          onAsk={ask}
          properties={first?.properties ?? []}
          people={first?.people ?? []}
          today={first ? localDateOf(Date.now(), first.time_zone) : null}
          kinds={first?.kinds ?? []}
        />
        <Loading query={audit} texts={texts} />
        {first && (
          <section
            aria-label={texts.entries}
            aria-busy={isPlaceholderData}
            className={classNames('transition-opacity duration-150', isPlaceholderData && 'opacity-60')}
          >
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
              <p className="max-w-[52rem] text-small text-soft">
                {meant && `${texts.meant(question.by, meant)} `}
                {texts.zone(first.time_zone)} {texts.gaps}
              </p>
              <SaveFileButton
                save={() => saveAudit(question, localDateOf(Date.now(), first.time_zone))}
                texts={texts}
              />
            </div>
            <Entries audit={audit} question={question} zone={first.time_zone} />
          </section>
        )}
      </div>
    </StaffPage>
  );
}

type EntriesProps = { audit: ReturnType<typeof useAudit>; question: AuditQuestion; zone: string };

function Entries({ audit, question, zone }: EntriesProps) {
  const texts = useTexts('staff').audit;
  const locale = useLocale();
  const { pages, next, more, fetchMore } = audit;
  const { data: chain } = useAuditChain();
  const entries = pages.flatMap((page) => page.entries);
  const isAll = Object.values(question).every((value) => value === '');
  const unused = unusedBelow(entries, isAll ? pages.flatMap((page) => page.unused) : []);
  const booking = bookingAsked(question, entries);
  return (
    <>
      {entries.length > 0 && (
        <ol className="mt-4 divide-y divide-line rounded-lg bg-surface px-5 py-1 shadow-ticket sm:px-7">
          {entries.map((entry) => (
            <Fragment key={entry.id}>
              <EntryLine
                entry={entry}
                zone={zone}
                question={question}
                checked={chain ? (chain.last?.links ?? 0) : null}
              />
              {unused.has(entry.id) && (
                <li className="py-2 text-small text-soft">{texts.unused(unused.get(entry.id) ?? [])}</li>
              )}
            </Fragment>
          ))}
        </ol>
      )}
      {entries.length === 0 && (
        <div
          role="status"
          className="mt-4 flex items-start gap-4 rounded-lg bg-surface p-5 shadow-ticket sm:p-7"
        >
          <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sunk">
            <Icon name="clock" />
          </span>
          <div>
            <p className="text-heading">{texts.nothing}</p>
            <p className="text-soft">
              {next ? texts.nothingYet(formatWhen(next.at, zone, locale)) : texts.nothingText}
            </p>
          </div>
        </div>
      )}
      <div className="mt-6 grid justify-items-start gap-4">
        {more === 'failed' && <Banner tone="bad" title={texts.moreFailed} live />}
        {next ? (
          <Button
            variant="secondary"
            busy={more === 'busy'}
            busyLabel={texts.loadingMore}
            onClick={() => void fetchMore()}
          >
            {texts.more}
          </Button>
        ) : (
          entries.length > 0 && <p className="text-small text-soft">{texts.end}</p>
        )}
        {booking && (
          <p className="text-small">
            {texts.guestsOwn}{' '}
            <Link href={`/admin/bookings/${booking}`} className="font-semibold underline underline-offset-4">
              {texts.story(booking)}
            </Link>
          </p>
        )}
      </div>
    </>
  );
}
