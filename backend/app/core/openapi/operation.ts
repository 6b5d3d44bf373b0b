import { failuresOf } from './failures.js'
import { parametersOf } from './parameters.js'
import type { Description } from './registry.js'
import type { DocumentedRoute } from './documented_route.js'
import { whole, type JsonSchema } from './schema.js'

/** One operation of the document. */
export function operationOf(route: DocumentedRoute, about: Description) {
  const { method, pattern, name, ability } = route
  const open = ability === 'public'
  const parameters = parametersOf(route, about)
  const body = requestBody(about)
  return {
    operationId: name,
    tags: [pattern.split('/')[pattern.startsWith('/api/') ? 2 : 1]],
    summary: about.summary,
    'x-ability': ability,
    security: about.signedForm ? [] : security(method, open),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    responses: { ...success(about), ...failuresOf(route, about) },
  }
}

function security(method: string, open: boolean) {
  const needs = { ...(!open && { session: [] }), ...(method !== 'GET' && { csrf: [] }) }
  if (open) return Object.keys(needs).length ? [needs] : []
  return [needs, { token: [] }]
}

function requestBody({ body, files, versioned, signedForm }: Description) {
  if (!body && !files) return null
  const fields = (body?.toJSONSchema() ?? {}) as { properties?: object; required?: string[] }
  const parts = Object.entries(files ?? {})
  const schema = {
    ...fields,
    type: 'object',
    properties: {
      ...fields.properties,
      ...Object.fromEntries(
        parts.map(([name]) => [name, { contentMediaType: 'application/octet-stream' }])
      ),
      ...(versioned && { version: whole }),
    },
    required: [
      ...(fields.required ?? []),
      ...parts.flatMap(([name, need]) => (need === 'required' ? [name] : [])),
    ],
    additionalProperties: false,
  }
  const plain = signedForm ? 'application/x-www-form-urlencoded' : 'application/json'
  const media = files ? 'multipart/form-data' : plain
  return { required: schema.required.length > 0, content: { [media]: { schema } } }
}

function success({
  answer,
  status,
  media,
  list,
  counted,
}: Description): Record<string, JsonSchema> {
  if (media) {
    const file = { contentMediaType: media }
    return {
      [status ?? 200]: { description: 'The content.', content: { [media]: { schema: file } } },
    }
  }
  if (!answer) return { [status ?? 204]: { description: 'Done; no body.' } }
  const total = { 'X-Total-Count': { description: 'Rows in all.', schema: whole } }
  return {
    [status ?? 200]: {
      description: status === 202 ? 'Accepted: the job that does it.' : 'Done.',
      ...((list || counted) && { headers: total }),
      content: { 'application/json': { schema: answer } },
    },
  }
}
