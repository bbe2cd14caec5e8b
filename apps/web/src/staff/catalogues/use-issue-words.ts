import { useTexts } from '../../i18n/i18n.tsx';
import type { IssueParams } from '../../i18n/issue-params.ts';
import type { AnyScreen } from './screen.ts';
import { useCatalogueWords } from './use-catalogue-words.ts';

const useNone = () => ({});

type IssueWords = Readonly<Record<string, (params: IssueParams) => string>>;

/** `{name}` in a sentence, from the params beside the code. */
const fillParams = (text: string, params: IssueParams): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));

/** Words for the issues of a row: those of all catalogues, those of its definition, and its screen's own. */
export function useIssueWords(screen: AnyScreen): IssueWords {
  const { issues } = useTexts('staff').lists;
  const words = useCatalogueWords(screen.definition);
  const useOwn = screen.useIssues ?? useNone;
  const missing = Object.entries(words.labels).map(
    ([name, label]) => [`missing.${name}`, () => issues['row.missing']({ label })] as const,
  );
  const ofDefinition = Object.entries(words.issues).map(
    ([code, text]) => [code, (params: IssueParams) => fillParams(text, params)] as const,
  );
  const sameKey = words.taken;
  const isTaken = sameKey === undefined ? issues['row.name_taken'] : () => sameKey;
  const taken = [`${screen.definition.one}.name_taken`, isTaken] as const;
  return { ...issues, ...Object.fromEntries([...missing, ...ofDefinition, taken]), ...useOwn() };
}
