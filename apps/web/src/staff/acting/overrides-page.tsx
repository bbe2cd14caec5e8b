import { useQuery } from '@tanstack/react-query';
import { OVERRIDDEN_RULES, OVERRIDES, type Override } from '@traslado/domain/desk/overrides';
import { LinkButton } from '../../components/link-button.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { formatAmount } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { LoadFailed } from '../frame/load-failed.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import { allRoles } from '../session/all-roles.ts';

/** The table of overrides, with the present roles of each permission. */
export function OverridesPage() {
  const { acting } = useTexts('staff');
  const { table: texts, rules } = acting;
  const locale = useLocale();
  const { data, error, refetch } = useQuery({ ...allRoles, staleTime: 0 });
  const rolesOf = ({ permission }: Override): string =>
    (data?.rows ?? [])
      .filter(({ permissions }) => permissions.includes(permission))
      .map((role) => (locale === 'es-MX' ? role.name_es : role.name_en))
      .join(', ') || texts.nobody;
  const amountOf = ({ upToMinor, isHeldToLimit }: Override): string => {
    const amount = upToMinor === null ? texts.any : formatAmount(upToMinor / 100, locale, 'full', 'USD');
    return isHeldToLimit ? texts.ownLimit(amount) : amount;
  };
  return (
    <StaffPage
      title={texts.title}
      lead={texts.lead}
      wide
      actions={
        <LinkButton href="/admin/roles" variant="secondary">
          {texts.who}
        </LinkButton>
      }
    >
      {error && !data ? (
        <LoadFailed title={texts.failed} onRetry={() => void refetch()} />
      ) : (
        <section aria-label={texts.title} aria-busy={!data} className="rounded-lg bg-surface shadow-ticket">
          <table className="override-rules w-full border-collapse text-left text-small">
            <caption className="visually-hidden">{texts.title}</caption>
            <thead>
              <tr className="h-11">
                {[texts.rule, texts.who, texts.until, texts.amount, texts.asks].map((head) => (
                  <th key={head} scope="col" className="font-semibold">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            {OVERRIDDEN_RULES.map((rule) => {
              const levels = OVERRIDES.filter((one) => one.rule === rule);
              return (
                <tbody key={rule}>
                  {levels.map((level, at) => (
                    <tr key={level.permission}>
                      {at === 0 && (
                        <th scope="rowgroup" rowSpan={levels.length} className="font-semibold">
                          {rules[rule]}
                        </th>
                      )}
                      <td className="is-who">{data ? rolesOf(level) : <Skeleton />}</td>
                      <td data-head={texts.until}>
                        {level.untilHoursBefore === 0
                          ? texts.pickUp
                          : texts.hoursBefore(level.untilHoursBefore)}
                      </td>
                      <td
                        data-head={texts.amount}
                        className={level.upToMinor === null ? 'text-soft' : 'tabular-nums'}
                      >
                        {amountOf(level)}
                      </td>
                      <td data-head={texts.asks}>{level.needsNote ? texts.asksNote : texts.asksReason}</td>
                    </tr>
                  ))}
                </tbody>
              );
            })}
          </table>
        </section>
      )}
    </StaffPage>
  );
}
