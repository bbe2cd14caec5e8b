import { pageAt } from '@traslado/domain/access/menu';
import { useState } from 'react';
import { Tabs } from '../../components/tabs.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { AllDone } from '../frame/all-done.tsx';
import { Loading } from '../frame/loading.tsx';
import { StaffFrame } from '../frame/staff-frame.tsx';
import type { Person } from '../session/use-profile.ts';
import { AlertCard } from './alert-card.tsx';
import { HandleDialog } from './handle-dialog.tsx';
import { type Alert, type AlertStatus, useAlerts } from './use-alerts.ts';

/** Cases that no rule could settle. */
export function AttentionPage({ person }: { person: Person }) {
  const texts = useTexts('staff').attention;
  const open = useAlerts('open');
  const opens = (href: string) => pageAt(person.menu, href) !== undefined;
  const [chosen, setChosen] = useState<Alert | null>(null);
  return (
    <StaffFrame person={person} title={texts.title} lead={texts.lead}>
      <Tabs
        label={texts.tabs}
        tabs={[
          {
            id: 'open',
            label: texts.open(open.data?.open ?? 0),
            panel: <AlertList status="open" opens={opens} onHandle={setChosen} />,
          },
          {
            id: 'handled',
            label: texts.handled,
            panel: <AlertList status="handled" opens={opens} onHandle={setChosen} />,
          },
        ]}
      />
      {chosen && <HandleDialog alert={chosen} onClose={() => setChosen(null)} />}
    </StaffFrame>
  );
}

type AlertListProps = {
  status: AlertStatus;
  opens: (href: string) => boolean;
  onHandle: (alert: Alert) => void;
};

function AlertList({ status, opens, onHandle }: AlertListProps) {
  const texts = useTexts('staff').attention;
  const query = useAlerts(status);
  const { data } = query;
  if (!data) return <Loading query={query} texts={texts} className="h-40" />;
  if (data.alerts.length === 0) return <Nothing status={status} />;
  const { canHandle } = data.viewer;
  return (
    <>
      {status === 'open' && !canHandle && <p className="mb-5 text-soft">{texts.readOnly}</p>}
      <ul className="grid gap-5">
        {data.alerts.map((alert) => (
          <li key={alert.id}>
            <AlertCard alert={alert} opens={opens} onHandle={canHandle ? () => onHandle(alert) : null} />
          </li>
        ))}
      </ul>
      {status === 'open' && data.open > data.alerts.length && (
        <p className="mt-5 text-small text-soft">{texts.more(data.alerts.length, data.open)}</p>
      )}
    </>
  );
}

function Nothing({ status }: { status: AlertStatus }) {
  const texts = useTexts('staff').attention;
  if (status === 'handled') return <p className="text-soft">{texts.noneHandled}</p>;
  return <AllDone title={texts.none} text={texts.noneText} />;
}
