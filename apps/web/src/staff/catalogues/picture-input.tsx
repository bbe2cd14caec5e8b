import { useField } from '../../components/form.tsx';
import { useFieldValue } from '../../components/form-context.ts';
import { PictureField } from '../pictures/picture-field.tsx';

type PictureInputProps = { name: string; hint?: string | undefined; ratio?: number | undefined };

/** A picture of a row: the form around it holds its number. */
export function PictureInput({ name, hint, ratio }: PictureInputProps) {
  const { label, error } = useField(name);
  const { value, onChange } = useFieldValue(name);
  return (
    <PictureField
      label={label}
      {...(hint && { hint })}
      {...(ratio && { ratio })}
      value={value ? Number(value) : null}
      onChange={(id) => onChange(id === null ? '' : String(id))}
      error={error}
    />
  );
}
