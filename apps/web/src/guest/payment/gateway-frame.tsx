import type { CallAnswer } from '@traslado/contract/schemas';
import { SALE_CURRENCY } from '@traslado/domain/money';
import { type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { classNames } from '../../components/class-names.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import type { Locale } from '../../i18n/locale.ts';
import { FRAME_SOURCE, type FrameMessage, type PageMessage, type PageWish } from './frame-protocol.ts';

type Gateway = CallAnswer<'getPaymentGateway'>;

export type FrameHandle = { send: (wish: PageWish) => void };

type GatewayFrameProps = {
  /** Card frame, or the bank's page of a 3-D Secure check. Absolute path or URL. */
  url: string;
  gateway: Gateway;
  title: string;
  locale: Locale;
  /** Decimal text and currency, shown by some gateways. */
  amount?: string;
  onMessage: (message: FrameMessage) => void;
  ref?: Ref<FrameHandle>;
};

function themeOfPage(): 'light' | 'dark' | 'auto' {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'auto';
}

/** Address of the typeface of our text, which the built document preloads: the gateway's form is set in it, too. */
const textFont = (): string | undefined =>
  document.querySelector<HTMLLinkElement>('link[as=font][href*=instrument]')?.href;

/** The required `event.origin` of this gateway's frames. */
function originOf(gateway: Gateway): string {
  return gateway.frame_origin === 'self' ? window.location.origin : gateway.frame_origin;
}

/**
 * A page of the gateway inside ours. The card is typed there and never reaches our scripts: only one token comes out. A message counts only when it
 * comes from this very frame, from the configured origin and with the channel in its address.
 */
export function GatewayFrame({ url, gateway, title, locale, amount, onMessage, ref }: GatewayFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef(onMessage);
  latest.current = onMessage;
  const [height, setHeight] = useState(0);
  const channel = useMemo(() => crypto.randomUUID(), []);
  // The theme of the moment: a later change is posted, so that nothing typed is lost to a reload of the frame.
  const address = useMemo(() => {
    const query = new URLSearchParams({
      parent: window.location.origin,
      channel,
      locale,
      theme: themeOfPage(),
    });
    const font = textFont();
    if (font) query.set('font', font);
    if (amount !== undefined) {
      query.set('amount', amount);
      query.set('currency', SALE_CURRENCY);
    }
    return `${url}${url.includes('?') ? '&' : '?'}${query}`;
  }, [url, channel, locale, amount]);

  const send = useMemo(
    () =>
      (wish: PageWish): void => {
        const message: PageMessage = { source: FRAME_SOURCE, channel, ...wish };
        // An opaque origin cannot be named; no message is a secret.
        frame.current?.contentWindow?.postMessage(message, '*');
      },
    [channel],
  );
  useImperativeHandle(ref, () => ({ send }), [send]);

  useEffect(() => {
    const hear = (event: MessageEvent<FrameMessage | undefined>) => {
      const message = event.data;
      if (event.source !== frame.current?.contentWindow || event.origin !== originOf(gateway)) return;
      if (message?.source !== FRAME_SOURCE) return;
      // The bank's page may have lost its query on the way through the bank: its one message needs no channel.
      const isChallengeEnd = message.type === 'challenge' && message.channel === '';
      if (message.channel !== channel && !isChallengeEnd) return;
      if (message.type === 'height') setHeight(Math.min(2_000, Math.max(0, message.px)));
      latest.current(message);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [gateway, channel]);

  useEffect(() => {
    const observer = new MutationObserver(() => send({ type: 'theme', theme: themeOfPage() }));
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, [send]);

  return (
    <div
      className={classNames('relative', height === 0 && FIRST_HEIGHT)}
      style={height > 0 ? { minHeight: height } : undefined}
    >
      {height === 0 && (
        <>
          <Skeleton className="absolute inset-0 size-full" />
          <LoadingWord />
        </>
      )}
      <iframe
        ref={frame}
        src={address}
        title={title}
        {...(gateway.frame_origin === 'null' && { sandbox: 'allow-scripts allow-forms' })}
        allow="payment"
        referrerPolicy="no-referrer"
        className={classNames('relative block w-full', height === 0 && FIRST_HEIGHT)}
        style={{ ...(height > 0 && { height }), colorScheme: 'normal' }}
      />
    </div>
  );
}

/** Height of the card's fields until the frame sends its own: nothing jumps when it does. */
export const FIRST_HEIGHT = 'h-[37rem] sm:h-[34.5rem]';

/** Says over a skeleton that the gateway's form is on its way. */
export function LoadingWord() {
  const texts = useTexts('bookingEnd').payment;
  return (
    <p role="status" className="absolute inset-x-0 top-1/3 text-center text-soft">
      {texts.frameLoading}
    </p>
  );
}
