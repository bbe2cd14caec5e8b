/**
 * Lines of an iCalendar file (RFC 5545). Our own, because the packages at hand fold by characters instead of octets, write text into alarms
 * without escaping it, or put machine-local times under a zone.
 */

const longestLine = 75;

/** A line folded so that no part has more than 75 octets, never inside a character. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (octets + size > longestLine) {
      parts.push(part);
      // The space that marks a continued line counts as well.
      part = ' ';
      octets = 1;
    }
    part += sign;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}

/** Text of people: signs with a meaning in the file are escaped, line breaks become `\n`, other controls are dropped. */
function escapeText(text: string): string {
  return text
    .replace(/\r\n|\r/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');
}

/** `20261221T193500Z`. */
export function utcStamp(at: number): string {
  return new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');
}

/** A value that is ours: a name, a number, a stamp. @throws RangeError when it could begin another line. */
export function plainLine(name: string, value: string | number): string {
  if (/\p{Cc}/u.test(String(value))) throw new RangeError(`${name} holds a control character`);
  return fold(`${name}:${value}`);
}

/** A value that a person wrote or reads. */
export function textLine(name: string, text: string): string {
  return fold(`${name}:${escapeText(text)}`);
}

/** Lines between BEGIN and END. */
export function component(name: string, lines: readonly string[]): string[] {
  return [`BEGIN:${name}`, ...lines, `END:${name}`];
}

/** The file's text: every line ends with CR LF, the last one too. */
export function calendarFile(lines: readonly string[]): string {
  return `${lines.join('\r\n')}\r\n`;
}
