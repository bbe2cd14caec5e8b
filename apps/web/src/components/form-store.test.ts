import type { Issue } from '@traslado/domain/forms/issue';
import { describe, expect, it, vi } from 'vitest';
import { valueAt, withValueAt } from './form-path.ts';
import { errorsOf, FormStore, issueAt } from './form-store.ts';

type Sample = { name: string; contact: { email: string }; legs: { date: string }[] };

const EMPTY: Sample = { name: '', contact: { email: '' }, legs: [{ date: '' }] };

function check(values: Sample): Issue[] {
  const issues: Issue[] = [];
  if (values.name === '') issues.push({ field: 'name', code: 'field.required' });
  if (values.contact.email === '') issues.push({ field: 'contact.email', code: 'field.required' });
  if (!values.contact.email.includes('@')) issues.push({ field: 'contact.email', code: 'email.invalid' });
  if (values.legs[0]?.date === '')
    issues.push({ field: 'legs.0.date', code: 'field.required', params: { min: 1 } });
  return issues;
}

const codes = (store: FormStore<Sample>) =>
  ['name', 'contact.email', 'legs.0.date'].map((name) => issueAt(store.state.errors, name)?.code ?? null);

describe('dotted names', () => {
  it('reads through objects and lists, and past their end', () => {
    expect(valueAt(EMPTY, 'legs.0.date')).toBe('');
    expect(valueAt(EMPTY, 'legs.3.date')).toBeUndefined();
  });
  it('changes a copy and leaves the original as it was', () => {
    const changed = withValueAt(EMPTY, 'legs.0.date', '2026-12-21');
    expect(changed.legs).toEqual([{ date: '2026-12-21' }]);
    expect(EMPTY.legs[0]?.date).toBe('');
    expect(changed.contact).toBe(EMPTY.contact);
  });
});

describe('errors', () => {
  it('keep the first issue of a field, with its parameters, and are no issue where they only hold some', () => {
    const errors = errorsOf(check(EMPTY));
    expect(issueAt(errors, 'contact.email')?.code).toBe('field.required');
    expect(issueAt(errors, 'legs.0.date')?.params).toEqual({ min: 1 });
    expect(issueAt(errors, 'contact')).toBeUndefined();
  });
  it('keep the issue of a list beside those of its parts, whichever comes first', () => {
    const whole: Issue = { field: 'legs', code: 'legs.too_many' };
    const part: Issue = { field: 'legs.0.date', code: 'field.required' };
    for (const issues of [
      [whole, part],
      [part, whole],
    ]) {
      const errors = errorsOf(issues);
      expect(issueAt(errors, 'legs')?.code).toBe('legs.too_many');
      expect(issueAt(errors, 'legs.0.date')?.code).toBe('field.required');
    }
  });
});

describe('a form', () => {
  it('has no issue while it is filled in for the first time', () => {
    const store = new FormStore(check, EMPTY);
    store.leave('name');
    expect(codes(store)).toEqual([null, null, null]);
  });

  it('checks everything on submit, hands nothing on, and clears no answer', async () => {
    const store = new FormStore(check, { ...EMPTY, name: 'Rivera' });
    const onValid = vi.fn();
    const onInvalid = vi.fn();
    await store.submit(onValid, onInvalid);
    expect(codes(store)).toEqual([null, 'field.required', 'field.required']);
    expect(onValid).not.toHaveBeenCalled();
    expect(onInvalid).toHaveBeenCalledOnce();
    expect(store.values.name).toBe('Rivera');
  });

  it('after that checks the field that is left, and forgives fields that became right', async () => {
    const store = new FormStore(check, EMPTY);
    await store.submit(() => {});
    store.set('name', 'Rivera');
    expect(codes(store)[0]).toBe('field.required');
    store.set('contact.email', 'x');
    store.leave('contact.email');
    expect(codes(store)).toEqual([null, 'email.invalid', 'field.required']);
  });

  it('does not bring up a field that was right on submit until it is left', async () => {
    const store = new FormStore(check, { ...EMPTY, name: 'Rivera' });
    await store.submit(() => {});
    store.set('name', '');
    store.leave('contact.email');
    expect(codes(store)[0]).toBeNull();
    store.leave('name');
    expect(codes(store)[0]).toBe('field.required');
  });

  it('checks a field at once where it asks for that: a wrong value has an issue, a missing one has not', () => {
    const store = new FormStore(check, EMPTY);
    store.leave('contact.email', true);
    expect(codes(store)).toEqual([null, 'email.invalid', null]);
    store.set('contact.email', 'x');
    store.forgive('contact.email');
    expect(codes(store)[1]).toBe('email.invalid');
    store.set('contact.email', 'x@y');
    store.forgive('contact.email');
    expect(codes(store)).toEqual([null, null, null]);
  });

  it('is sent once, however often the button is pressed, and may be sent again afterwards', async () => {
    const store = new FormStore<Sample>(() => [], EMPTY);
    let finish = () => {};
    const onValid = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const first = store.submit(onValid);
    await store.submit(onValid);
    expect(onValid).toHaveBeenCalledOnce();
    expect(store.state.isSubmitting).toBe(true);
    finish();
    await first;
    expect(store.state.isSubmitting).toBe(false);
    const again = store.submit(onValid);
    finish();
    await again;
    expect(onValid).toHaveBeenCalledTimes(2);
  });

  it('counts as not sent when its handler found something wrong', async () => {
    const store = new FormStore<Sample>(() => [], EMPTY);
    await store.submit(() => store.setIssue({ field: 'name', code: 'name.invalid' }));
    expect(store.state.isSubmitSuccessful).toBe(false);
    expect(codes(store)[0]).toBe('name.invalid');
  });

  it('can be sent again after its handler failed', async () => {
    const store = new FormStore<Sample>(() => [], EMPTY);
    await expect(store.submit(() => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer');
    expect(store.state.isSubmitting).toBe(false);
  });

  it('follows another checker from the next check on', async () => {
    const store = new FormStore(check, EMPTY);
    store.checkWith(() => []);
    const onValid = vi.fn();
    await store.submit(onValid);
    expect(onValid).toHaveBeenCalledWith(EMPTY);
  });
});
