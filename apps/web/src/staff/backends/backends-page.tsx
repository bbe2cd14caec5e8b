import { Icon } from '../../components/icon.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { Card } from '../frame/card.tsx';
import { EmptyState } from '../frame/empty-state.tsx';
import { formatHere } from '../frame/format-when.ts';
import { Loading } from '../frame/loading.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import { CheckPart } from './check-part.tsx';
import { SystemPart } from './system-part.tsx';
import { type BackendList, useBackends } from './use-backends.ts';

/** The group's own systems: their answers, and a check of a sale's needs. */
export function BackendsPage() {
  const texts = useTexts('staff').backends;
  const query = useBackends();
  const { data } = query;
  return (
    <StaffPage title={texts.title} lead={texts.lead} wide>
      <Loading query={query} texts={texts} />
      {data && data.systems.length === 0 && (
        <EmptyState
          icon="globe"
          title={texts.nothing}
          actions={
            <LinkButton href="/admin/systems" variant="secondary">
              {texts.toSystems}
            </LinkButton>
          }
        >
          {texts.nothingText}
        </EmptyState>
      )}
      {data && data.systems.length > 0 && (
        <div className="grid grid-cols-1 gap-8">
          {data.parts.length > 0 && <Parts parts={data.parts} />}
          <div className="min-w-0 gap-4 wide:columns-2">
            {data.systems.map((system) => (
              <SystemPart key={system.system} system={system} />
            ))}
          </div>
          <CheckPart />
        </div>
      )}
    </StaffPage>
  );
}

/** Parts of the catalogue that are read from them; some stop the sale. */
function Parts({ parts }: { parts: BackendList['parts'] }) {
  const texts = useTexts('staff').backends.parts;
  const locale = useLocale();
  return (
    <Card id="parts" title={texts.title}>
      <ul className="grid gap-x-8 sm:grid-cols-2 wide:grid-cols-3">
        {parts.map(({ part, read_at, is_stopped }) => (
          <li key={part} className="flex items-start gap-3 border-line border-b py-3">
            <Icon
              name={is_stopped ? 'error' : 'check'}
              className={is_stopped ? 'mt-px text-bad' : 'mt-px text-good'}
            />
            <div>
              <p className="font-semibold">{texts.names[part] ?? part}</p>
              <p className="text-small text-soft">
                {texts.readAt}: {read_at ? formatHere(read_at, locale) : texts.never}
              </p>
              {is_stopped && <p className="font-semibold text-bad text-small">{texts.stopped}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
