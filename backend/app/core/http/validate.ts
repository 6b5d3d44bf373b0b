import { isDeepStrictEqual } from 'node:util'
import type { HttpContext } from '@adonisjs/core/http'
import type { VineValidator } from '@vinejs/vine'
import type { Infer, SchemaTypes } from '@vinejs/vine/types'
import { invalid } from '#core/base/app_error'
import { validationMessagesFor } from '#core/base/language'
import { memberAt, shownMember, shownRecord } from '#core/http/shown_record'
import { isOlder } from '#core/http/version'

interface JsonSchema {
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
}

// eslint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g

const schemas = new WeakMap<object, JsonSchema>()

/** Members that every write may carry beside its own fields. */
const ALWAYS_ALLOWED = new Set(['version'])

/**
 * The body, checked by `validator`. A member that the validator does not know is refused by name
 * instead of being dropped: a misspelt field must not look saved.
 * @param options.asTyped leaves what a person signs in with as it came: a password is not repaired, a
 * look-alike of a username not turned into it
 * @throws AppError 422 INVALID with `errors` per field
 */
export async function validateBody<Schema extends SchemaTypes>(
  ctx: HttpContext,
  validator: VineValidator<Schema, any>,
  options: { asTyped?: boolean } = {}
): Promise<Infer<Schema>> {
  const body = ctx.request.body()
  await refuseUnknown(ctx, body, schemaOf(validator))
  return validator.validate(normalize(body, options.asTyped ? AS_TYPED : undefined), {
    messagesProvider: validationMessagesFor(ctx),
  } as never) as Promise<Infer<Schema>>
}

/**
 * The members of the query string, checked by `validator`, with messages in the viewer's language.
 * @throws AppError 422 INVALID with `errors` per member
 */
export async function validateQuery<Schema extends SchemaTypes>(
  ctx: HttpContext,
  validator: VineValidator<Schema, any>
): Promise<Infer<Schema>> {
  return validator.validate(ctx.request.qs(), {
    messagesProvider: validationMessagesFor(ctx),
  } as never) as Promise<Infer<Schema>>
}

const AS_TYPED = new Set(['username', 'password', 'passcode'])

function schemaOf(validator: VineValidator<any, any>): JsonSchema {
  let schema = schemas.get(validator)
  if (!schema) {
    schema = validator.toJSONSchema() as JsonSchema
    schemas.set(validator, schema)
  }
  return schema
}

async function refuseUnknown(ctx: HttpContext, body: unknown, schema: JsonSchema) {
  const unknown = unknownMembers(body, schema, '', true)
  if (!unknown.length) return
  const shown = ctx.request.method() === 'PATCH' ? await shownRecord(ctx) : undefined
  const refused = unknown.flatMap((name) => {
    const problem = problemOf(ctx, name.split('.'), body, shown)
    return problem ? [{ name, problem }] : []
  })
  if (refused.length)
    throw invalid(Object.fromEntries(refused.map(({ name, problem }) => [name, [problem]])))
}

/**
 * What is wrong with a member that the validator does not know. A form sends back the record it was
 * shown, with what only the portal sets: as it is shown that is no change. Of an older reading nothing
 * is said, since its version refuses it.
 */
function problemOf(ctx: HttpContext, path: string[], body: unknown, shown: unknown) {
  const known = shownMember(shown, body, path)
  if (known === undefined) return 'unknown'
  if (isDeepStrictEqual(memberAt(body, path), known)) return null
  return isOlder(ctx, shown) ? null : 'setByPortal'
}

function unknownMembers(value: unknown, schema: JsonSchema, path: string, top: boolean): string[] {
  if (Array.isArray(value)) {
    const items = schema.items
    return items
      ? value.flatMap((item, i) => unknownMembers(item, items, `${path}.${i}`, false))
      : []
  }
  const properties = schema.properties
  if (!properties || typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]) => {
    const here = path ? `${path}.${name}` : name
    if (top && ALWAYS_ALLOWED.has(name)) return []
    return Object.hasOwn(properties, name)
      ? unknownMembers(member, properties[name], here, false)
      : [here]
  })
}

/**
 * Text as it will be stored: NFC, without control characters; empty text means "no value".
 * @param kept members that stay as they came
 */
function normalize(value: unknown, kept?: ReadonlySet<string>): unknown {
  if (typeof value === 'string') {
    const text = value.normalize('NFC').replace(CONTROLS, '')
    return text.trim() === '' ? null : text.isWellFormed() ? text : text.toWellFormed()
  }
  if (Array.isArray(value)) return value.map((item) => normalize(item))
  if (value && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => [
        name,
        kept?.has(name) ? member : normalize(member),
      ])
    )
  }
  return value
}
