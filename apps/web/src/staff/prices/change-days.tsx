import { useQueryClient } from '@tanstack/react-query';
import { permissionOf } from '@traslado/domain/catalogues/catalogues';
import { rates } from '@traslado/domain/catalogues/rates';
import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../components/button.tsx';
import { DateField } from '../../components/date-field.tsx';
import { Form } from '../../components/form.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { MoreIssueTexts } from '../../i18n/issue-text.ts';
import { languageOf } from '../../i18n/locale.ts';
import { rowAddress } from '../catalogues/list-shape.ts';
import { rememberLabels } from '../catalogues/use-labels.ts';
import { useStanding } from '../session/use-profile.ts';
import type { Calendar, CalendarRate } from './calendar-model.ts';
import { checkDays, type DaysChange, MOST_TYPED, rateOfDays } from './days-price.ts';
import { serviceLabel } from './service-label.ts';

type ChangeDaysProps = {
  service: Calendar['service'];
  /** The rate that wins from the opened day to the last one. */
  rate: CalendarRate;
  from: string;
  last: string;
  isOpen?: boolean;
};

/** Another price for a few days of a rate: the form of a rate that wins before it, to be saved in a change set or at once. */
export function ChangeDays({ service, rate, from, last, isOpen = false }: ChangeDaysProps) {
  const texts = useTexts('staff').seasons.days;
  const language = languageOf(useLocale());
  const queries = useQueryClient();
  const standing = useStanding();
  const [, navigate] = useLocation();
  const check = useCallback((values: DaysChange) => checkDays(values, { from, last }), [from, last]);
  const form = useIssueForm<DaysChange>(check, { to: from, by: '' });
  const mayChange =
    standing.kind === 'in' && standing.person.permissions.includes(permissionOf(rates, 'change'));
  if (!mayChange) return null;
  if (rate.priority === 0) return <p className="text-small text-soft">{texts.first}</p>;
  return (
    <details open={isOpen}>
      <summary className="min-h-6 underline decoration-control underline-offset-4">{texts.title}</summary>
      <MoreIssueTexts value={{ 'days.outside': () => texts.outside, 'days.by': () => texts.wrong }}>
        <Form
          form={form}
          name={texts.title}
          labels={texts.labels}
          className="mt-3 grid gap-4"
          onValid={(change) => {
            const label = serviceLabel(service, service.property.name, language);
            rememberLabels(queries, rates.name, { service_id: { [service.id]: label } });
            navigate(`${rowAddress(rates, 'new')}?${rateOfDays(service, rate, { from, ...change })}`);
          }}
        >
          <DateField name="to" min={from} max={last} />
          <TextField
            name="by"
            hint={texts.hint}
            kind="plain"
            maxLength={MOST_TYPED}
            inputClassName="max-w-40"
          />
          <div>
            <Button type="submit" variant="secondary">
              {texts.prepare}
            </Button>
          </div>
        </Form>
      </MoreIssueTexts>
    </details>
  );
}
