import { MENU_GROUP_NAMES } from '@traslado/domain/access/menu';
import type { ReactNode } from 'react';
import { notify } from '../../components/notification.ts';
import { WorkButton } from '../../components/work-button.tsx';
import { callApi } from '../../data/client.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { MoreIssueTexts } from '../../i18n/issue-text.ts';
import { languageOf } from '../../i18n/locale.ts';
import { Loading } from '../frame/loading.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import { usePageTitles } from '../frame/use-page-titles.ts';
import type { Person } from '../session/use-profile.ts';
import { whileSignedIn } from '../session/while-signed-in.ts';
import { FactorPanel } from './factor-panel.tsx';
import { KeysPanel } from './keys-panel.tsx';
import { Panel } from './panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { type Account, renewAccount, useAccount } from './use-account.ts';

/** A person's own account: data, rights, and sign-in. */
export function ProfilePage({ person }: { person: Person }) {
  const { account: texts, issues } = useTexts('staff');
  const query = useAccount();
  const { data } = query;
  return (
    <StaffPage title={texts.title} lead={texts.lead} wide>
      <MoreIssueTexts value={issues}>
        <Loading query={query} texts={texts} className="h-80" />
        {data && (
          <div className="form-parts">
            <YouPanel person={person} account={data} />
            {data.is_own ? (
              <>
                <FactorPanel factor={data.second_factor} />
                <PasswordPanel username={person.username} hasFactor={data.second_factor.since !== null} />
              </>
            ) : (
              <Panel title={texts.factor.title}>
                <p className="max-w-prose">{texts.factor.ofService}</p>
              </Panel>
            )}
            <SessionsPanel count={data.sessions} />
            <KeysPanel />
            <MayPanel person={person} />
          </div>
        )}
      </MoreIssueTexts>
    </StaffPage>
  );
}

function YouPanel({ person, account: { properties } }: { person: Person; account: Account }) {
  const texts = useTexts('staff').account.you;
  const language = languageOf(useLocale());
  const roles = person.roles.map((role) => person.role_titles[role]?.[language] ?? role).join(', ');
  const works = properties?.map(({ code, name }) => `${code} · ${name}`).join(', ');
  return (
    <Panel title={texts.title}>
      <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-3 sm:gap-y-4">
        <Fact name={texts.name}>{person.name}</Fact>
        <Fact name={texts.username}>{person.username}</Fact>
        <Fact name={texts.email}>{person.email ?? texts.none}</Fact>
        <Fact name={texts.roles}>{roles || texts.none}</Fact>
        <Fact name={texts.properties}>{properties === null ? texts.allProperties : works || texts.none}</Fact>
      </dl>
      {!person.permissions.includes('people:change') && (
        <p className="text-small text-soft">{texts.change}</p>
      )}
    </Panel>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-baseline sm:block">
      <dt className="mb-1 text-small text-soft">{name}</dt>
      <dd className="break-words font-medium">{children}</dd>
    </div>
  );
}

/** The pages that their roles open, and their permissions to change. */
function MayPanel({ person: { menu, permissions } }: { person: Person }) {
  const { account, frame } = useTexts('staff');
  const texts = account.may;
  const title = usePageTitles();
  const held: readonly string[] = permissions;
  const changes = (id: string) => held.includes(`${id}:change`) || held.includes(`${id}:handle`);
  const groups = MENU_GROUP_NAMES.map((group) => {
    const pages = menu.filter((page) => page.group === group);
    // Tabs of one page have its title.
    const titles = [...new Set(pages.map(({ id }) => title(id)))];
    return {
      group,
      pages: titles.map((name) => [name, pages.filter(({ id }) => title(id) === name)] as const),
    };
  }).filter(({ pages }) => pages.length > 0);
  return (
    <details className="form-part">
      <summary className="font-semibold text-heading">{texts.title}</summary>
      {menu.length === 0 ? (
        <p>{texts.nothing}</p>
      ) : (
        <div className="mt-4 gap-x-8 sm:columns-2 wide:columns-3">
          {groups.map(({ group, pages }) => (
            <section key={group} aria-labelledby={`may-${group}`} className="mb-4 break-inside-avoid">
              <h3 id={`may-${group}`} className="font-semibold text-small">
                {frame.groups[group]}
              </h3>
              <dl>
                {pages.map(([name, own]) => (
                  <div
                    key={name}
                    className="flex items-baseline justify-between gap-4 border-line border-b py-1.5 text-small"
                  >
                    <dt>{name}</dt>
                    <dd className="shrink-0 text-soft">
                      {own.some(({ id }) => changes(id)) ? texts.change : texts.see}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      )}
    </details>
  );
}

function SessionsPanel({ count }: { count: number }) {
  const { account } = useTexts('staff');
  const texts = account.sessions;
  const end = async () => {
    try {
      const { ended } = await whileSignedIn(() => callApi('endOtherSessions', {}));
      notify(texts.ended(ended), 'good');
      await renewAccount();
    } catch {
      notify(`${account.notSaved.title}. ${account.notSaved.text}`, 'bad');
    }
  };
  return (
    <Panel title={texts.title}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p>{texts.count(count)}</p>
        {count > 1 && (
          <WorkButton variant="secondary" work={end} busyLabel={texts.busy}>
            {texts.end}
          </WorkButton>
        )}
      </div>
    </Panel>
  );
}
