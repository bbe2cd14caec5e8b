import type { Issue } from '@traslado/domain/forms/issue';
import { createContext, use, useCallback } from 'react';
import { useTexts } from './i18n.tsx';
import type { IssueParams } from './issue-params.ts';

type IssueTexts = Readonly<Record<string, (params: IssueParams) => string>>;

/** Words for codes that only some pages know: they come with those pages. */
export const MoreIssueTexts = createContext<IssueTexts>({});

/** Gives the words for an issue in the current language; a code without words of its own gets the general ones. */
export function useIssueText(): (issue: Issue) => string {
  const texts = useTexts('issues');
  const more = use(MoreIssueTexts);
  return useCallback(
    (issue) => {
      const known: IssueTexts = texts;
      const write = known[issue.code] ?? more[issue.code] ?? texts['field.invalid'];
      return write(issue.params ?? {});
    },
    [texts, more],
  );
}
