/** Places of a sentence about an issue. */
export type IssueParams = Readonly<Record<string, string | number>>;
