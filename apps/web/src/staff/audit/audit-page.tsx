import { localDateOf } from '@traslado/domain/time/zone';
import { Fragment } from 'react';
import { Link } from 'wouter';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { formatCivilDate } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { EmptyState } from '../frame/empty-state.tsx';
import { formatWhen } from '../frame/format-when.ts';
import { Loading } from '../frame/loading.tsx';
import { SaveFileButton } from '../frame/save-file-button.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import { useAuditChain } from '../frame/use-audit-chain.ts';
import { zoneCity } from '../frame/zone-label.ts';
import { AuditForm } from './audit-form.tsx';
import { type AuditQuestion, bookingAsked, meantBy } from './audit-question.ts';
import { ChainState } from './chain-state.tsx';
import { EntryLine } from './entry-line.tsx';
import { unusedBelow } from './unused-numbers.ts';
import { type AuditEntry, saveAudit, useAudit, useAuditQuestion } from './use-audit.ts';

/** Actions of staff, searched, by their days; above them the completeness of the record. */
export function AuditPage() {
  const texts = useTexts('staff').audit;
  const [question, ask] = useAuditQuestion();
  const audit = useAudit(question);
  const { isPlaceholderData } = audit;
  const [first] = audit.pages;
  const meant = question.by && meantBy(question.by, first?.people ?? []);
  return (
    <StaffPage
      title={texts.title}
      lead={texts.lead}
      wide
      actions={
        first && (
          <SaveFileButton
            save={() => saveAudit(question, localDateOf(Date.now(), first.time_zone))}
            texts={texts}
          />
        )
      }
    >
      <div className="audit-page">
        <AuditForm
          question={question}
          onAsk={ask}
          properties={first?.properties ?? []}
          people={first?.people ?? []}
          today={first ? localDateOf(Date.now(), first.time_zone) : null}
          kinds={first?.kinds ?? []}
        />
        <ChainState />
        <Loading query={audit} texts={texts} />
        {first && (
          <section
            aria-label={texts.entries}
            aria-busy={isPlaceholderData}
            className={classNames('transition-opacity duration-150', isPlaceholderData && 'opacity-60')}
          >
            {meant && <p className="mt-3 text-small text-soft">{texts.meant(question.by, meant)}</p>}
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
  const dayOf = ({ at }: AuditEntry) => localDateOf(Date.parse(at), zone);
  const days = [...new Set(entries.map(dayOf))];
  return (
    <>
      {entries.length > 0 && (
        <p className="audit-row audit-heads -mb-3 px-[1rem] font-semibold" aria-hidden="true">
          {Object.entries(texts.heads).map(([column, head]) => (
            <span key={column}>{head}</span>
          ))}
        </p>
      )}
      {days.map((day, place) => (
        <section key={day} aria-labelledby={`day-${day}`} className="audit-day">
          <div className="audit-day-head">
            <h2 id={`day-${day}`}>{formatCivilDate(day, locale)}</h2>
            {place === 0 && <p>{texts.clock(zoneCity(zone))}</p>}
          </div>
          <ol>
            {entries
              .filter((entry) => dayOf(entry) === day)
              .map((entry) => (
                <Fragment key={entry.id}>
                  <EntryLine
                    entry={entry}
                    zone={zone}
                    question={question}
                    checked={chain ? (chain.last?.links ?? 0) : null}
                  />
                  {unused.has(entry.id) && (
                    <li className="audit-entry py-1.5 text-small text-soft">
                      {texts.unused(unused.get(entry.id) ?? [])}
                    </li>
                  )}
                </Fragment>
              ))}
          </ol>
        </section>
      ))}
      {entries.length === 0 && (
        <div className="mt-3">
          <EmptyState icon="clock" title={texts.nothing}>
            {next ? texts.nothingYet(formatWhen(next.at, zone, locale)) : texts.nothingText}
          </EmptyState>
        </div>
      )}
      <div className="mt-4 grid justify-items-start gap-4">
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
