import type { Brand } from '../brand/default-brand.ts';
import { useBrand } from '../brand/use-brand.ts';
import { Icon } from '../components/icon.tsx';
import { useLocale, useTexts } from '../i18n/i18n.tsx';
import { languageOf } from '../i18n/locale.ts';
import { phoneHref, phoneText } from '../i18n/phone.ts';
import { Wordmark } from './wordmark.tsx';

const LINK =
  'inline-flex min-h-11 min-w-11 items-center text-on-lagoon-soft underline-offset-4 hover:text-on-lagoon hover:underline';

/**
 * The end of every page, on the deep colour of the lagoon: the brand's links in three columns and the ways to reach a person. While a ride is being booked only
 * the parts that help with that.
 */
export function Footer({ isBrief }: { isBrief: boolean }) {
  const brand = useBrand();
  const texts = useTexts('shell').footer;
  const language = languageOf(useLocale());
  return (
    <footer className="on-dark mt-auto bg-lagoon text-on-lagoon">
      <div className="shell grid gap-10 py-12 sm:grid-cols-3 wide:grid-cols-[1.7fr_1fr_1fr_1fr] wide:py-16">
        <div className="flex flex-col gap-5 sm:col-span-3 wide:col-span-1">
          <Wordmark />
          <p className="font-display font-semibold text-heading">{texts.closing}</p>
          <ul>
            {brand.phones.map((phone) => (
              <li key={phone.number}>
                <a href={phoneHref(phone.number)} className={`${LINK} gap-2.5`}>
                  <Icon name="phone" className="size-5" />
                  {`${phone.label[language]} ${phoneText(phone.number)}`}
                </a>
              </li>
            ))}
            {brand.email && (
              <li>
                <a href={`mailto:${brand.email}`} className={`${LINK} gap-2.5`}>
                  <Icon name="mail" className="size-5" />
                  {brand.email}
                </a>
              </li>
            )}
          </ul>
        </div>
        {!isBrief && <LinkColumn title={texts.websites} links={brand.links.websites} />}
        <LinkColumn title={texts.resources} links={brand.links.resources} />
        {!isBrief && <LinkColumn title={texts.foundation} links={brand.links.foundation} />}
      </div>
      <p className="shell pb-8 text-caption text-on-lagoon-soft">{texts.attribution}</p>
    </footer>
  );
}

function LinkColumn({ title, links }: { title: string; links: Brand['links']['websites'] }) {
  const language = languageOf(useLocale());
  if (links.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2 className="font-semibold font-text text-body tracking-normal">{title}</h2>
      <ul className="mt-2">
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href} className={LINK}>
              {link.label[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
