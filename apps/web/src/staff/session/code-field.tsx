import { useEffect, useRef } from 'react';
import { TextField } from '../../components/text-field.tsx';
import { useTexts } from '../../i18n/i18n.tsx';

/** The code of an authenticator app, or a recovery code: one field, which phones and password managers fill in. */
export function CodeField({
  hint,
  isFirst = true,
}: {
  hint?: string;
  /** It takes the focus when it appears. */
  isFirst?: boolean;
}) {
  const texts = useTexts('staff').code;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFirst) box.current?.querySelector('input')?.focus();
  }, [isFirst]);
  return (
    <div ref={box}>
      <TextField
        name="code"
        hint={hint ?? texts.hint}
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        inputClassName="max-w-60 tabular-nums"
      />
    </div>
  );
}
