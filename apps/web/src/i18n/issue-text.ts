import type { Issue } from '@traslado/domain/forms/issue';
import { createContext, use, useCallback } from 'react';
import { useTexts } from './i18n.tsx';
import type { IssueParams } from './issue-params.ts';

type IssueTexts = Readonly<Record<string, (params: IssueParams) => string>>;

/** Words for codes that only some pages know: they come with those pages. */
export const MoreIssueTexts = createContext<IssueTexts>({});

/**
 * Gives the words for an issue in the current language; a code without words of its own gets the general ones. A missing value is named by the last
 * part of the field: `missing.lastName`. The words of a page go before those of all pages.
 */
export function useIssueText(): (issue: Issue) => string {
  const texts = useTexts('issues');
  const more = use(MoreIssueTexts);
  return useCallback(
    (issue) => {
      const known: IssueTexts = { ...texts, ...more };
      const missing = issue.code === 'field.required' && known[`missing.${issue.field.split('.').at(-1)}`];
      const write = missing || (known[issue.code] ?? texts['field.invalid']);
      return write(issue.params ?? {});
    },
    [texts, more],
  );
}
