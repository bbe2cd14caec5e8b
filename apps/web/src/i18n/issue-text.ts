import type { Issue } from '@traslado/domain/forms/issue';
import { useCallback } from 'react';
import { useTexts } from './i18n.tsx';

export type IssueParams = Readonly<Record<string, string | number>>;

/** Gives the words for an issue in the current language; a code without words of its own gets the general ones. */
export function useIssueText(): (issue: Issue) => string {
  const texts = useTexts('issues');
  return useCallback(
    (issue) => {
      const known: Readonly<Record<string, (params: IssueParams) => string>> = texts;
      const write = known[issue.code] ?? texts['field.invalid'];
      return write(issue.params ?? {});
    },
    [texts],
  );
}
