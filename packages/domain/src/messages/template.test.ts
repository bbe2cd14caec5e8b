import { describe, expect, it } from 'vitest';
import { aroundField, checkTemplate, fieldsIn, fillTemplate } from './template.ts';

const values = { guest_name: 'Ana', pickup_time: '2:35 PM' };

describe('fillTemplate', () => {
  it.each([
    ['Hello {{guest_name}}.', 'Hello Ana.'],
    ['{{ guest_name }}: {{pickup_time}}, {{guest_name}}', 'Ana: 2:35 PM, Ana'],
    ['No field, one { brace } and $& signs', 'No field, one { brace } and $& signs'],
    ['{{nobody}} {{toString}}', '{{nobody}} {{toString}}'],
    ['', ''],
  ])('%j', (text, filled) => {
    expect(fillTemplate(text, values)).toBe(filled);
  });

  it('fills once: a value that looks like a field stays as the guest typed it', () => {
    expect(fillTemplate('{{guest_name}}', { guest_name: '{{pickup_time}} $1', pickup_time: 'now' })).toBe(
      '{{pickup_time}} $1',
    );
  });
});

describe('aroundField', () => {
  it.each([
    ['Before {{link}} behind', ['Before ', ' behind']],
    ['{{ link }}', ['', '']],
    ['Without {{guest_name}}', ['Without {{guest_name}}']],
    ['{{link}}{{links}}{{link}}', ['', '{{links}}', '']],
  ])('%j', (text, parts) => {
    expect(aroundField(text, 'link')).toEqual(parts);
  });
});

describe('fieldsIn', () => {
  it('are named once each', () => {
    expect(fieldsIn('{{b}} {{a}} {{ b }}')).toEqual(['b', 'a']);
  });
});

describe('checkTemplate', () => {
  const rules = {
    fields: ['guest_name', 'booking_number', 'link'],
    required: ['booking_number'],
    elsewhere: ['link'],
  };
  it.each([
    ['Hello {{guest_name}} · {{booking_number}}', []],
    ['{{booking_number}} 1 < 2 & <3', []],
    ['{{booking_number}} {{gest_name}}', ['message_template.field_unknown gest_name']],
    ['{{booking_number}} {{Guest_name}}', ['message_template.field_unknown Guest_name']],
    ['{{booking_number}} {{ link }}', ['message_template.field_elsewhere link']],
    ['Hello {{guest_name}}', ['message_template.field_missing booking_number']],
    ['{{booking_number}} {{guest_name}', ['message_template.braces']],
    ['{{booking_number}} {{guest name}}', ['message_template.braces']],
    ['{{booking_number}} {{#if}}', ['message_template.braces']],
    ['{{booking_number}} {{7*7}}', ['message_template.braces']],
    ['{{booking_number}} {{{guest_name}}}', []],
    ['{{booking_number}} <b>now</b>', ['message_template.markup']],
    ['{{booking_number}} <!-- no -->', ['message_template.markup']],
    ['{{booking_number}} </td>', ['message_template.markup']],
    ['{{booking_number}} <img src=x onerror=alert(1)', ['message_template.markup']],
  ])('%j', (text, faults) => {
    const said = checkTemplate(text, rules).map(({ code, params }) =>
      [code, params?.name].filter(Boolean).join(' '),
    );
    expect(said).toEqual(faults);
  });
});
