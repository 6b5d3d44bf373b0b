import type { HttpContext } from '@adonisjs/core/http'
import type { VineValidator } from '@vinejs/vine'
import type { Infer, SchemaTypes } from '@vinejs/vine/types'
import { AppError } from '#core/base/app_error'
import { translatorFor, validationMessagesFor } from '#core/base/language'

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
  refuseUnknown(ctx, body, schemaOf(validator))
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

function refuseUnknown(ctx: HttpContext, body: unknown, schema: JsonSchema) {
  const unknown = unknownMembers(body, schema, '', true)
  if (!unknown.length) return
  const message = translatorFor(ctx)('errors.fields.unknown')
  throw new AppError(422, 'INVALID', {
    errors: Object.fromEntries(unknown.map((name) => [name, [message]])),
  })
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
