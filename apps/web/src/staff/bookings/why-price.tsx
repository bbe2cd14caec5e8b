import { tripWords } from '@traslado/domain/booking/expectation-sentence';
import { Dialog } from '../../components/dialog.tsx';
import { formatAmount, formatInstant } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { languageOf } from '../../i18n/locale.ts';
import { PriceSteps } from '../reckoning/price-steps.tsx';
import type { Story } from './use-bookings.ts';

/** The same in a dialog. */
export function WhyPrice({ story, onClose }: { story: Story; onClose: () => void }) {
  const { why: texts } = useTexts('staff').bookings;
  return (
    <Dialog onClose={onClose} title={texts.title} size="wide">
      <PriceExplained story={story} />
    </Dialog>
  );
}

/** Explanations of a booking's price, as stored with the sale and with each change; the present one first. */
export function PriceExplained({ story }: { story: Story }) {
  const { why: texts } = useTexts('staff').bookings;
  const { service, trip_type: trip } = story.booking;
  const locale = useLocale();
  const amount = (value: number) => formatAmount(value, locale, 'full', story.money.currency);
  const newest = [...story.explanations].reverse();
  return (
    <>
      <p className="font-semibold">
        {service.name}, {trip === 'round_trip' ? texts.bothRides : tripWords[languageOf(locale)][trip]}
      </p>
      <p className="text-soft">{newest.some((one) => one.is_current) ? texts.kept : texts.none}</p>
      <div className="grid gap-8">
        {newest.map(({ id, at, of, is_current, lowered, explanation }) => (
          <section key={id} aria-labelledby={`price-${id}`}>
            <h3 id={`price-${id}`} className="mb-3 font-semibold">
              {texts.when(texts.of[of], formatInstant(at, story.time_zone, locale))}
              {is_current && <span className="font-normal text-soft"> ({texts.now})</span>}
            </h3>
            <PriceSteps answer={explanation} service={explanation} />
            {lowered > 0 && (
              <p className="mt-4 border-line border-t pt-3 text-small">
                {texts.lowered(amount(lowered), amount(story.booking.price.total))}
              </p>
            )}
          </section>
        ))}
      </div>
    </>
  );
}
