import { useEffect } from 'react';
import { Banner } from '../../components/banner.tsx';
import { DateField } from '../../components/date-field.tsx';
import { useFormContext } from '../../components/form-context.ts';
import { useTexts } from '../../i18n/i18n.tsx';

/** Asks for the arrival date in the form around it, with the reason. It takes the focus when it comes. */
export default function ArrivalField() {
  const { why, hint } = useTexts('stay').arrival;
  const { control } = useFormContext();
  useEffect(() => {
    if (control.values.arrival === '') control.focusField('arrival');
  }, [control]);
  return (
    <div className="grid gap-4">
      <Banner live>{why}</Banner>
      <DateField name="arrival" hint={hint} />
    </div>
  );
}
