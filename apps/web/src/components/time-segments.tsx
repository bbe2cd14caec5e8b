import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Label } from 'react-aria-components/Label';
import { DateInput, DateSegment, TimeField } from 'react-aria-components/TimeField';
import { useLocale } from '../i18n/i18n.tsx';
import { fromTime, SEGMENT_CLASS, SEGMENTS_CLASS, type SegmentsProps, toTime } from './segments.ts';

/** The segments of a time of day. */
export function TimeSegments({ label, value, onChange, onBlur, invalid, describedBy }: SegmentsProps) {
  const locale = useLocale();
  return (
    <I18nProvider locale={locale}>
      <TimeField
        value={toTime(value)}
        onChange={(time) => onChange(time ? fromTime(time) : '')}
        onBlur={onBlur}
        isInvalid={invalid}
        isRequired
        validationBehavior="aria"
        hourCycle={locale === 'es-MX' ? 24 : 12}
        {...(describedBy && { 'aria-describedby': describedBy })}
      >
        <Label className="mb-1.5 block w-fit font-semibold text-small">{label}</Label>
        <DateInput className={SEGMENTS_CLASS} data-invalid={invalid}>
          {(segment) => <DateSegment segment={segment} className={SEGMENT_CLASS} />}
        </DateInput>
      </TimeField>
    </I18nProvider>
  );
}
