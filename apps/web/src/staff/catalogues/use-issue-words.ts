import { useTexts } from '../../i18n/i18n.tsx';
import type { IssueParams } from '../../i18n/issue-params.ts';
import type { AnyScreen } from './screen.ts';

const useNone = () => ({});

/** Words for what is wrong with a row: those of all catalogues, and the catalogue's own. */
export function useIssueWords(screen: AnyScreen): Readonly<Record<string, (params: IssueParams) => string>> {
  const { issues } = useTexts('staff').lists;
  const useOwn = screen.useIssues ?? useNone;
  return { ...issues, ...useOwn() };
}
