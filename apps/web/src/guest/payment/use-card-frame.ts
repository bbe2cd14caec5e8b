import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/i18n.tsx';
import type { FrameMessage } from './frame-protocol.ts';
import type { FrameHandle } from './gateway-frame.tsx';
import type { Payment } from './use-payment.ts';

/** The card's frame in a payment: its messages move the payment on, and the outcome of a try clears its fields. */
export function useCardFrame({ phase, tell, pay, ask }: Pick<Payment, 'phase' | 'tell' | 'pay' | 'ask'>) {
  const texts = useTexts('bookingEnd').payment.frame;
  const frame = useRef<FrameHandle>(null);
  const [round, setRound] = useState(0);

  const start = () => {
    if (phase.kind !== 'ready') return;
    tell({ type: 'submitted' });
    frame.current?.send({ type: 'submit' });
  };

  const hear = (message: FrameMessage) => {
    switch (message.type) {
      case 'enter':
        return start();
      case 'invalid':
        return tell({ type: 'cardInvalid' });
      case 'token':
        // Only a requested token is paid with.
        if (phase.kind === 'tokenizing') void pay(message.token);
        return;
      case 'wallet':
        if (phase.kind !== 'ready' && phase.kind !== 'tokenizing') return;
        tell({ type: 'submitted' });
        return void pay(message.token);
      case 'error':
        if (message.code === 'expired') setRound((last) => last + 1);
        return tell({ type: 'frameFailed', code: `frame.${message.code}`, detail: texts[message.code] });
      case 'challenge':
        tell({ type: 'challengeFinished', nowAt: Date.now() });
        return void ask();
    }
  };

  // Nothing of the last card stays, and the next one can be typed at once.
  const wasAbandoning = useRef(false);
  useEffect(() => {
    if (wasAbandoning.current && phase.kind === 'ready') {
      frame.current?.send({ type: 'reset' });
      frame.current?.send({ type: 'focus' });
    }
    wasAbandoning.current = phase.kind === 'abandoning';
  }, [phase.kind]);

  const failure = phase.kind === 'ready' ? phase.failure : null;
  useEffect(() => {
    // Nothing of a declined card stays in the fields but the name on it.
    if (failure?.code.startsWith('payment.')) frame.current?.send({ type: 'reset' });
  }, [failure]);

  return { frame, round, start, hear };
}
