import { type TerminalPoint, terminalsToAsk, terminalText } from '@traslado/domain/booking/meeting';
import { useEffect } from 'react';
import { useFormContext } from '../components/form-context.ts';
import { SelectField } from '../components/select-field.tsx';
import { useTexts } from '../i18n/i18n.tsx';

type TerminalQuestionProps = {
  direction: 'arrival' | 'departure';
  /** The airport's. */
  terminals: readonly TerminalPoint[];
};

/** The terminal of a flight typed by hand, where it makes a difference. "I don't know yet" stands first, and is no answer. */
export function TerminalQuestion({ direction, terminals }: TerminalQuestionProps) {
  const texts = useTexts('booking').flight;
  const { setValue } = useFormContext();
  const asked = terminalsToAsk(direction, terminals);
  const isAsked = asked.length > 0;
  // A terminal kept from another flight is not sent where the question is not shown.
  useEffect(() => {
    if (!isAsked) setValue(`${direction}.terminal`, undefined);
  }, [isAsked, direction, setValue]);
  if (!isAsked) return null;
  return (
    <SelectField
      name={`${direction}.terminal`}
      label={texts.labels.terminal}
      hint={texts.terminalHint}
      placeholder={texts.terminalUnknown}
      options={asked.map(({ terminal }) => ({ value: terminal, label: terminalText(terminal) }))}
      className="max-w-72"
    />
  );
}
