import type { Issue } from '@traslado/domain/forms/issue';
import { describe, expect, it } from 'vitest';
import { fieldId, issueAt, issueResolver } from './form-issues.ts';

const options = { fields: {}, shouldUseNativeValidation: false } as const;

describe('issueResolver', () => {
  it('passes the values on when the checker finds nothing', async () => {
    const resolve = issueResolver<{ name: string }>(() => []);
    expect(await resolve({ name: 'Rivera' }, undefined, options)).toEqual({
      values: { name: 'Rivera' },
      errors: {},
    });
  });

  it('keeps the first issue of each field, nested ones too, with their parameters', async () => {
    const issues: Issue[] = [
      { field: 'contact.email', code: 'field.required' },
      { field: 'contact.email', code: 'email.invalid' },
      { field: 'name', code: 'text.too_long', params: { max: 80 } },
    ];
    const resolve = issueResolver(() => issues);
    const { errors } = await resolve({}, undefined, options);
    expect(issueAt(errors, 'contact.email')).toEqual({ field: 'contact.email', code: 'field.required' });
    expect(issueAt(errors, 'name')).toEqual({ field: 'name', code: 'text.too_long', params: { max: 80 } });
    expect(issueAt(errors, 'contact')).toBeUndefined();
  });

  it('names the element of a nested field without points, which a selector would misread', () => {
    expect(fieldId('r1', 'contact.email')).toBe('r1-contact-email');
  });
});
