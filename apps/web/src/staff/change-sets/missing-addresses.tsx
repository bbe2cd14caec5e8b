import { Link } from 'wouter';
import { Banner } from '../../components/banner.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import type { OneSet } from './use-change-sets.ts';

/** Accounts without an e-mail address, for want of which a set has no second person, and the people who can enter it. */
export function MissingAddresses({ one }: { one: OneSet }) {
  const texts = useTexts('staff').changeSets.missing;
  const { missing_addresses: missing, viewer } = one;
  if (missing.length === 0) return null;
  const isOnlyOwn = viewer.approve === 'change_set.person_unknown' && missing.every(({ is_own }) => is_own);
  return (
    <Banner tone="warn" title={texts.title(missing.length)}>
      <p>{isOnlyOwn ? texts.you : texts.nobody}</p>
      <ul className="mt-2 grid gap-1">
        {missing.map(({ username, is_own, of_service, person }) => (
          <li key={username} className="flex flex-wrap items-center gap-x-3 [overflow-wrap:anywhere]">
            <span>
              {is_own ? texts.own : texts.of(username)}{' '}
              {of_service ? texts.service : person === null && texts.ask}
            </span>
            {!of_service && person !== null && (
              <Link
                href={`/admin/people/${person}`}
                aria-label={texts.openOf(username)}
                className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
              >
                {texts.open}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
