import { lazy, Suspense, useState } from 'react';
import { DateField, DateInput, DateSegment } from 'react-aria-components/DateField';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Label } from 'react-aria-components/Label';
import { useLocale, useTexts } from '../i18n/i18n.tsx';
import { Icon } from './icon.tsx';
import {
  placeholderDate,
  SEGMENT_CLASS,
  SEGMENTS_CLASS,
  type SegmentsProps,
  toCalendarDate,
} from './segments.ts';

const MonthCalendar = lazy(() =>
  import('./month-calendar.tsx').then((file) => ({ default: file.MonthCalendar })),
);

type DateSegmentsProps = SegmentsProps & { min?: string; max?: string; closed?: readonly string[] };

/** The segments of a date and the button that opens a calendar below them. */
export function DateSegments({
  label,
  value,
  onChange,
  onBlur,
  invalid,
  describedBy,
  min,
  max,
  closed,
}: DateSegmentsProps) {
  const locale = useLocale();
  const texts = useTexts('components');
  const [isOpen, setOpen] = useState(false);
  const minDate = toCalendarDate(min);
  const maxDate = toCalendarDate(max);

  return (
    <I18nProvider locale={locale}>
      <DateField
        value={toCalendarDate(value)}
        onChange={(date) => onChange(date ? date.toString() : '')}
        onBlur={onBlur}
        placeholderValue={placeholderDate(minDate)}
        isInvalid={invalid}
        isRequired
        validationBehavior="aria"
        shouldForceLeadingZeros={false}
        {...(minDate && { minValue: minDate })}
        {...(maxDate && { maxValue: maxDate })}
        {...(describedBy && { 'aria-describedby': describedBy })}
      >
        <Label className="mb-1.5 block w-fit font-semibold text-small">{label}</Label>
        <div className="relative">
          <DateInput className={`${SEGMENTS_CLASS} pr-14`} data-invalid={invalid}>
            {(segment) => <DateSegment segment={segment} className={SEGMENT_CLASS} />}
          </DateInput>
          <button
            type="button"
            aria-label={texts.calendar.open(label)}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="absolute top-1 right-1 grid size-11 place-items-center rounded-sm text-soft hover:bg-sunk hover:text-ink"
          >
            <Icon name="calendar" />
          </button>
        </div>
      </DateField>
      {isOpen && (
        <Suspense fallback={<div className="h-88" />}>
          <MonthCalendar
            label={label}
            value={toCalendarDate(value)}
            min={minDate}
            max={maxDate}
            closed={closed ?? []}
            onPick={(date) => {
              onChange(date.toString());
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </I18nProvider>
  );
}
