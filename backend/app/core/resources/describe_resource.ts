import string from '@adonisjs/core/helpers/string'
import { historyEntry } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  id,
  instant,
  named,
  nullable,
  object,
  text,
  whole,
} from '#core/openapi/schema'
import { isNullable, nameOf, type PlainResource } from './plain_resource.js'

/** Describes the routes of a plain resource; its record is a schema with the name of the entity. */
export function describeResource(resource: PlainResource) {
  const { endpoint, entity, title, listing, createValidator, updateValidator } = resource
  const one = string.noCase(entity)
  const alone = Object.entries(resource.fields).flatMap(([name, { rows }]) =>
    rows?.alone ? [name] : []
  )
  const record = named(string.pascalCase(entity), object(members(resource), alone))
  describe(`/api/${endpoint}`, {
    GET: { summary: title.en, list: listing, answer: arrayOf(record) },
    POST: { summary: `Create a ${one}`, body: createValidator, answer: record, status: 201 },
    'GET /:id': { summary: `Get a ${one}`, answer: record },
    'PATCH /:id': {
      summary: `Update a ${one}`,
      body: updateValidator,
      versioned: true,
      answer: record,
    },
    'DELETE /:id': { summary: `Delete a ${one} that no record refers to`, versioned: true },
    'GET /:id/history': {
      summary: `List the changes of a ${one}, newest first`,
      counted: true,
      answer: arrayOf(historyEntry),
    },
  })
}

function members({ fields, figures }: PlainResource) {
  const own = Object.entries(fields).flatMap(([name, field]) => {
    const member = [name, isNullable(field) ? nullable(field.schema) : field.schema]
    return field.refersTo ? [member, [nameOf(name), nullable(text)]] : [member]
  })
  return {
    id,
    version: whole,
    ...Object.fromEntries(own),
    ...figures?.schema,
    createdBy: nullable(id),
    createdAt: instant,
    updatedAt: instant,
    can: can('update', 'delete'),
    allowedActions: arrayOf(text),
  }
}
