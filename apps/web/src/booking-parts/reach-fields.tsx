import type { OnFile } from '@traslado/domain/contact/on-file';
import { type ComponentProps, useState } from 'react';
import { Button } from '../components/button.tsx';
import { classNames } from '../components/class-names.ts';
import { useFormContext, useWatch } from '../components/form-context.ts';
import { issueAt } from '../components/form-store.ts';
import { PhoneField } from '../components/phone-field.tsx';
import { EmailField } from './email-field.tsx';
import { useCountries } from './use-countries.ts';

export type ReachWords = {
  readonly onFile: string;
  readonly keep: (masked: string) => string;
  readonly change: string;
  readonly didYouMean: (address: string) => string;
  readonly emailHint?: string;
  readonly phoneHint?: string;
};

type ReachFieldsProps = {
  /** Names of the two fields in the form. */
  names: { readonly email: string; readonly phone: string };
  country: string;
  /** Masked, as the server shows it; null where there is none. */
  onFile: OnFile;
  words: ReachWords;
  /** The fields are there at once. */
  startsOpen?: boolean;
  className?: string;
};

/**
 * Mail and phone, as cells of a grid of two columns. Data on file is shown masked, since that is all that a browser has of it. Changing it opens
 * empty fields, and one that stays empty stays as on file.
 */
export function ReachFields({
  names,
  country,
  onFile,
  words,
  startsOpen = false,
  className,
}: ReachFieldsProps) {
  const { control, formState, setFocus } = useFormContext();
  const [email, phone] = useWatch({ control, name: [names.email, names.phone] });
  const isTyped = Boolean(email || phone);
  const [isOpen, setOpen] = useState(startsOpen || isTyped);
  const isWrong = Boolean(issueAt(formState.errors, names.email) ?? issueAt(formState.errors, names.phone));

  if (onFile.email && onFile.phone && !isOpen && !isTyped && !isWrong) {
    return (
      <div
        className={classNames(
          'flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-md px-5 py-4 sm:col-span-2',
          className ?? 'bg-surface',
        )}
      >
        <p className="min-w-0">
          <span className="block text-small text-soft">{words.onFile}</span>
          <span className="block font-semibold">
            {onFile.email} · <span className="whitespace-nowrap">{onFile.phone}</span>
          </span>
        </p>
        <Button
          variant="quiet"
          icon="edit"
          onClick={() => {
            setOpen(true);
            setTimeout(() => setFocus(names.email));
          }}
        >
          {words.change}
        </Button>
      </div>
    );
  }
  return (
    <>
      <EmailField
        name={names.email}
        hint={onFile.email ? words.keep(onFile.email) : words.emailHint}
        optional={onFile.email !== null}
        didYouMean={words.didYouMean}
      />
      <GuestPhone
        name={names.phone}
        country={country}
        masked={onFile.phone ?? undefined}
        hint={onFile.phone ? words.keep(onFile.phone) : words.phoneHint}
      />
    </>
  );
}

/** A phone number of one of the countries that are offered. */
function GuestPhone(props: ComponentProps<typeof PhoneField>) {
  return <PhoneField {...props} countries={useCountries()} />;
}
