import { calls } from '@traslado/contract/calls';
import { flattenForm } from '@traslado/contract/form';
import { fillPath, type Route } from '@traslado/contract/route';
import { routes } from '@traslado/contract/routes';
import { withoutFiles } from '@traslado/contract/upload';
import {
  type Content,
  describeContract,
  documentText,
  type OpenApiDocument,
  type Operation,
  type Parameter,
} from '../http/openapi/document.ts';
import { type Field, fieldsOf, limitsInWords, typeInWords } from '../http/openapi/fields.ts';
import type { JsonSchema } from '../http/openapi/shapes.ts';
import { type Html, html } from '../mail/html.ts';

/** The OpenAPI document as text, and the page that is made of it. */
export function writeContract(): { readonly text: string; readonly page: Html } {
  const document = describeContract();
  return { text: documentText(document), page: contractPage(document) };
}

function contractPage(document: OpenApiDocument): Html {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const groups = document.tags.map((tag) => ({
    ...tag,
    calls: calls.filter(({ operation }) => operation.tags[0] === tag.name),
  }));
  const shapes = Object.entries(document.components.schemas);
  return html`<h1>Calls</h1>
${document.info.description.split('\n\n').map((paragraph) => html`<p>${inCode(paragraph)}</p>`)}
<p><a href="/docs/openapi.json">OpenAPI 3.1 document</a></p>
<nav aria-label="Backends"><ul>${groups.map(
    (group) =>
      html`<li><a href="#${group.name}">${group.name}</a> <span class="soft">${group.description}, ${group.calls.length}</span></li>`,
  )}<li><a href="#shapes">shapes</a> <span class="soft">Named parts of answers, ${shapes.length}</span></li></ul></nav>
${groups.map(
  (group) => html`<h2 id="${group.name}">${group.name}: ${group.description}</h2>
${group.calls.map(callSection)}`,
)}
<h2 id="shapes">Shapes</h2>
${shapes.map(
  ([name, schema]) => html`<details id="shape-${name}"><summary><b>${name}</b></summary>
${fieldTable(fieldsOf(schema))}</details>`,
)}`;
}

function callSection({
  path,
  method,
  operation,
}: {
  path: string;
  method: string;
  operation: Operation;
}): Html {
  const [success, ...others] = Object.entries(operation.responses);
  const body = operation.requestBody;
  return html`<details id="${operation.operationId}"><summary><span class="call"><b class="method">${method}</b> <code>${path}</code> <span class="soft">${operation.summary}</span></span></summary>
<dl><dt>Name</dt><dd>${operation.operationId}</dd><dt>Who may call</dt><dd>${inCode(operation.description)}</dd></dl>
${parameterTable(operation.parameters)}
${body && html`<h3>Body: ${Object.keys(body.content).join(' or ')}</h3>${body.description && html`<p>${inCode(body.description)}</p>`}${contentFields(body.content)}`}
<h3>Request</h3>
<pre>${requestText(operation)}</pre>
${success && answerSection(success[0], success[1].content)}
${
  others.length > 0 &&
  html`<h3>Refusals</h3>
<div class="scroll"><table><thead><tr><th>Status</th><th>Codes</th></tr></thead><tbody>${others.map(
    ([status, answer]) =>
      html`<tr><td>${status}</td><td>${answer.description.split('\n\n').map((line) => html`<div>${inCode(line)}</div>`)}</td></tr>`,
  )}</tbody></table></div>`
}</details>`;
}

function answerSection(status: string, content: Content | undefined): Html {
  const [type, media] = Object.entries(content ?? {})[0] ?? [];
  return html`<h3>Answer: ${status}${type && html`, ${type}`}</h3>
${content && contentFields(content)}
${media?.example !== undefined && html`<pre>${JSON.stringify(media.example, null, 2)}</pre>`}`;
}

/** Fields of the one shape that all content types of a body share, or the place of that shape. */
function contentFields(content: Content): Html | false {
  const schema = Object.values(content)[0]?.schema;
  if (!schema) return false;
  const fields = fieldsOf(schema);
  return fields.length > 0 ? fieldTable(fields) : html`<p>${typeOf(schema)}</p>`;
}

/** A type, leading to its shape when it has a name. */
function typeOf(schema: JsonSchema): Html {
  const type = typeInWords(schema);
  const shape = /^([A-Z]\w+)(\[\])?$/.exec(type)?.[1];
  return shape ? html`<a href="#shape-${shape}">${type}</a>` : html`${type}`;
}

function parameterTable(parameters: readonly Parameter[]): Html {
  const rows = parameters.map(
    (
      one,
    ) => html`<tr><td><code>${one.name}</code></td><td>${one.in}</td><td>${typeInWords(one.schema)}</td><td>${one.required ? 'required' : ''}</td>
<td>${inCode([one.description, limitsInWords(one.schema)].filter(Boolean).join(' '))}</td></tr>`,
  );
  return html`<h3>Parameters</h3>
<div class="scroll"><table class="fields"><thead><tr><th>Name</th><th>In</th><th>Type</th><th>Required</th><th>Limits</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

function fieldTable(fields: readonly Field[]): Html {
  const rows = fields.map(
    (field) =>
      html`<tr><td><code>${field.name}</code></td><td>${field.shape ? html`<a href="#shape-${field.shape}">${field.type}</a>` : field.type}</td><td>${field.required ? 'required' : ''}</td><td>${field.limits}</td></tr>`,
  );
  return html`<div class="scroll"><table class="fields"><thead><tr><th>Field</th><th>Type</th><th>Required</th><th>Limits</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

/** The example as it goes over the wire. */
function requestText(operation: Operation): string {
  const name = operation.operationId;
  const route: Route = routes[name];
  const { example } = calls[name];
  const query = new URLSearchParams(
    Object.entries(example.query ?? {}).map(([field, value]) => [field, String(value)]),
  ).toString();
  const lines = [`${route.method} ${fillPath(route.path, example.params)}${query && `?${query}`}`];
  if (route.access === 'staff') {
    lines.push('Cookie: __Host-staff=3q2-7wAB…');
    if (route.method !== 'GET') lines.push('Origin: https://rides.example');
  } else if (route.access !== 'public') lines.push('Authorization: Bearer eyJhbGciOi…');
  if (!route.body || !example.body) return lines.join('\n');
  const entries = flattenForm(withoutFiles(example.body));
  const form = entries.map(([field, value]) => `${field}: ${value}`);
  const [type, text] = {
    json: ['application/json', JSON.stringify(example.body, null, 2)],
    table: ['application/json', JSON.stringify(example.body, null, 2)],
    form: ['application/x-www-form-urlencoded', new URLSearchParams(entries).toString()],
    multipart: ['multipart/form-data', form.join('\n')],
    upload: ['multipart/form-data', [...form, 'file: …'].join('\n')],
  }[route.body] as [string, string];
  return [...lines, `Content-Type: ${type}`, '', text].join('\n');
}

/** Text in which `…` marks code. */
function inCode(text: string): Html[] {
  return text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));
}
