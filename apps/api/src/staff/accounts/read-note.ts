import { NOTE_BOUNDS } from '@traslado/domain/access/attention';
import { isCleanText, tidyText } from '@traslado/domain/contact/text';
import { checkText } from '@traslado/domain/forms/free-text';
import { Refused } from '../../refused.ts';

/** The note of a settled matter, tidied. @throws Refused with the issues of the note */
export function readNote(note: string): string {
  const issues = checkText('note', note, { ...NOTE_BOUNDS, tidy: tidyText, isClean: isCleanText });
  const [issue] = issues;
  if (issue) throw new Refused(issue.code, { issues });
  return tidyText(note);
}
