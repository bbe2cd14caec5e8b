import { type ComponentProps, useState } from 'react';
import { TextField } from '../../components/text-field.tsx';
import { useTexts } from '../../i18n/i18n.tsx';

type PasswordFieldProps = Pick<ComponentProps<typeof TextField>, 'name' | 'hint' | 'autoComplete'>;

/** A password that can be shown: seeing it avoids typing errors. Pasting and password managers are welcome. */
export function PasswordField(props: PasswordFieldProps) {
  const texts = useTexts('staff').signIn;
  const [isShown, setShown] = useState(false);
  return (
    <div>
      <TextField
        {...props}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <label className="mt-1 inline-flex min-h-11 cursor-pointer items-center gap-3 text-small text-soft">
        <input
          type="checkbox"
          checked={isShown}
          onChange={(event) => setShown(event.target.checked)}
          className="tick-box size-5 shrink-0 cursor-pointer"
        />
        {texts.show}
      </label>
    </div>
  );
}
