import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bookingIssues as bookingEn } from './en/booking-issues.ts';
import { issues as en } from './en/issues.ts';
import { bookingIssues as bookingEs } from './es/booking-issues.ts';
import { issues as es } from './es/issues.ts';

const rules = new URL('../../../../packages/domain/src/forms/', import.meta.url);

/** Words of their own pages, in `MoreIssueTexts`, or of a dialog. */
const elsewhere = /^(amount|password|username|link|tag)\./;

const codes = readdirSync(rules)
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) => [...readFileSync(new URL(file, rules), 'utf8').matchAll(/code: '([a-z_.]+)'/g)])
  .map(([, code]) => code ?? '')
  .filter((code) => !elsewhere.test(code));

describe('the issues of a form', () => {
  test.each([...new Set(codes)])('%s has words of its own in both languages', (code) => {
    for (const texts of [
      { ...en, ...bookingEn },
      { ...es, ...bookingEs },
    ])
      expect(texts).toHaveProperty([code]);
  });
  test('is read from the rules', () => expect(codes).toContain('email.mismatch'));
});
