import { useQuery } from '@tanstack/react-query';
import { OVERRIDES, type Override } from '@traslado/domain/desk/overrides';
import { formatAmount } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { type Column, DataTable } from '../frame/data-table.tsx';
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
  const columns: [Column<Override, never>, ...Column<Override, never>[]] = [
    { id: 'rule', head: texts.rule, cell: ({ rule }) => rules[rule] },
    {
      id: 'until',
      head: texts.until,
      className: 'md:whitespace-nowrap',
      cell: ({ untilHoursBefore: hours }) => (hours === 0 ? texts.pickUp : texts.hoursBefore(hours)),
    },
    {
      id: 'amount',
      head: texts.amount,
      cell: ({ upToMinor, isHeldToLimit }) => {
        const amount = upToMinor === null ? texts.any : formatAmount(upToMinor / 100, locale, 'full', 'USD');
        return isHeldToLimit ? texts.ownLimit(amount) : amount;
      },
    },
    {
      id: 'asks',
      head: texts.asks,
      className: 'md:whitespace-nowrap',
      cell: ({ needsNote }) => (needsNote ? texts.asksNote : texts.asksReason),
    },
    { id: 'who', head: texts.who, cell: rolesOf },
  ];
  return (
    <StaffPage title={texts.title} wide>
      <p className="mb-3 max-w-prose text-soft">{texts.lead}</p>
      {error && !data ? (
        <LoadFailed title={texts.failed} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          caption={texts.title}
          columns={columns}
          rows={data && OVERRIDES}
          keyOf={({ rule, permission }) => `${rule} ${permission}`}
        />
      )}
    </StaffPage>
  );
}
