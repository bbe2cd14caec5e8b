import {
  AsYouType,
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { useMemo, useState } from 'react';
import { useLocale, useTexts } from '../i18n/i18n.tsx';
import { Icon } from './icon.tsx';
import { type OfferedCountry, phoneCountries } from './phone-countries.ts';
import { countryOfMasked, countryOfTyped, readNumber, toE164 } from './phone-number.ts';

type PhoneInputProps = {
  id: string;
  value: string;
  country: string;
  masked?: string | undefined;
  countries: readonly OfferedCountry[] | undefined;
  onChange: (value: string) => void;
  onBlur: () => void;
  invalid: boolean;
  describedBy: string | undefined;
};

/** Country on a native select, number beside it, written with the spaces that the country uses. */
export function PhoneInput({ id, value, country, masked = '', countries, ...field }: PhoneInputProps) {
  const { onChange, onBlur, invalid, describedBy } = field;
  const locale = useLocale();
  const texts = useTexts('components');
  const upper = country.toUpperCase();
  const fallback: CountryCode = isSupportedCountry(upper) ? upper : 'US';
  const [state, setState] = useState(() => readNumber(value, countryOfMasked(masked, fallback)));

  const choices = useMemo(
    () => phoneCountries(countries, { chosen: state.country, locale }),
    [countries, state.country, locale],
  );

  const update = (typed: string, nextCountry: CountryCode) => {
    const used = countryOfTyped(typed, nextCountry);
    setState({ country: used, typed });
    onChange(toE164(typed, used));
  };

  return (
    <div className="flex gap-2">
      <span className="relative block w-[7.25rem] shrink-0">
        {/* The select covers the visible text: the short code, not the long name that the list has. */}
        <span className="field-box flex items-center justify-between gap-0.5 pr-2 pl-3.5" aria-hidden="true">
          <span className="whitespace-nowrap tabular-nums">
            {state.country} +{getCountryCallingCode(state.country)}
          </span>
          <Icon name="chevronDown" className="size-5 text-soft" />
        </span>
        <select
          aria-label={texts.phone.country}
          autoComplete="tel-country-code"
          value={state.country}
          onChange={(event) => update(state.typed, event.target.value as CountryCode)}
          onBlur={onBlur}
          className="absolute inset-0 size-full cursor-pointer rounded-md opacity-0 focus-visible:opacity-100"
        >
          {choices.map(({ code, label }) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </select>
      </span>
      <input
        id={id}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        value={state.typed}
        onChange={(event) => update(event.target.value, state.country)}
        onBlur={() => {
          const written = parsePhoneNumberFromString(toE164(state.typed, state.country));
          if (written?.isValid())
            setState({ country: written.country ?? state.country, typed: written.formatNational() });
          else setState({ ...state, typed: new AsYouType(state.country).input(state.typed) || state.typed });
          onBlur();
        }}
        className="field-box min-w-0 flex-1 px-3.5 tabular-nums"
        aria-required="true"
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
      />
    </div>
  );
}
