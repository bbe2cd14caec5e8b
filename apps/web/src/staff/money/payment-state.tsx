import { type BadgeLook, StateBadge } from '../frame/state-badge.tsx';
import { useValueText } from './dimension-table.tsx';

const LOOKS: Readonly<Record<string, BadgeLook>> = {
  succeeded: { tone: 'good', icon: 'check' },
  settled_outside: { tone: 'good', icon: 'check' },
  failed: { tone: 'bad', icon: 'close' },
  unknown: { tone: 'warn', icon: 'warning' },
};

/** State of a payment or refund; any other is still on its way. */
export function PaymentState({ status }: { status: string }) {
  const valueText = useValueText();
  return <StateBadge {...(LOOKS[status] ?? { tone: 'soft', icon: 'clock' })}>{valueText(status)}</StateBadge>;
}
