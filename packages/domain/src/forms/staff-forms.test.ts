import { describe, expect, it } from 'vitest';
import { checkNewPasswordForm, checkNoteForm, checkStaffLoginForm } from './staff-forms.ts';

const codes = (issues: readonly { field: string; code: string }[]) =>
  issues.map(({ field, code }) => `${field} ${code}`);

describe('the forms of staff', () => {
  it.each([
    [{ username: 'finance.demo', password: 'x' }, []],
    [{ username: ' Finance.Demo ', password: ' ' }, []],
    [{ username: '', password: '' }, ['username field.required', 'password field.required']],
    [{ username: 'short', password: 'x' }, ['username field.too_short']],
    [{ username: 'm'.repeat(81), password: 'x' }, ['username field.too_long']],
    [{ username: 'maría.ruiz', password: 'x' }, ['username username.invalid']],
    [{ username: 'with space', password: '' }, ['username username.invalid', 'password field.required']],
  ])('signing in with %j', (form, expected) => {
    expect(codes(checkStaffLoginForm(form))).toEqual(expected);
  });

  it.each([
    [{ password: 'old', newPassword: '', repeated: '' }, ['newPassword field.required']],
    [{ password: 'old', newPassword: 'old', repeated: 'old' }, ['newPassword password.same']],
    [{ password: 'old', newPassword: 'new', repeated: 'New' }, ['repeated password.mismatch']],
    [{ password: 'old', newPassword: 'new', repeated: 'new' }, []],
  ])('a new password with %j', (form, expected) => {
    expect(codes(checkNewPasswordForm(form))).toEqual(expected);
  });

  it.each([
    ['', ['note field.required']],
    ['  \n', ['note field.required']],
    [' ok ', ['note field.too_short']],
    ['done', []],
    ['x'.repeat(501), ['note field.too_long']],
    ['gone\u202e', ['note field.characters']],
  ])('a note %j', (note, expected) => {
    expect(codes(checkNoteForm({ note }))).toEqual(expected);
  });
});
