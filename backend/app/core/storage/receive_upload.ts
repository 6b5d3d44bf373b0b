import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import vine, { type VineValidator } from '@vinejs/vine'
import type { Infer, SchemaTypes } from '@vinejs/vine/types'
import { AppError, invalid } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { checkReceived, type ReceivedFile } from './check_received.js'
import type { Kind } from './kinds.js'
import { readParts, type Part } from './read_parts.js'
import { removeTmpFile } from './tmp_files.js'

export const MAX_UPLOAD = 10 * 1024 * 1024

interface FileField {
  /** How many files this field of the form takes. */
  max: number
  optional?: boolean
}

interface UploadOptions<Schema extends SchemaTypes> {
  files: Record<string, FileField>
  /** Validator of the text fields; without one the form may have none. */
  fields?: VineValidator<Schema, any>
  /** Of one file, in bytes. */
  maxBytes?: number
  kinds: readonly Kind[]
}

export interface Upload<Fields> {
  files: Record<string, ReceivedFile[]>
  /** The only or first file of a field. */
  file(field: string): ReceivedFile
  fields: Fields
  /** Equal for equal content: hand it to `writeRequest`, whose Idempotency-Key covers files too. */
  fingerprint: string
}

const NO_FIELDS = vine.create({})
type NoFields = typeof NO_FIELDS extends VineValidator<infer Schema, any> ? Schema : never

/**
 * Reads a multipart request: streams its files to private temporary files, counting and hashing on
 * the way, and then looks at their bytes. Call it once the request has been authorised; nothing of
 * the body is stored before. The temporary files are gone when the response has been sent.
 * @throws AppError 413 FILE_TOO_LARGE, 415 UNSUPPORTED_TYPE, 422 FILE_TYPE_REFUSED, FILE_EMPTY,
 * TOO_MANY_FILES, INVALID (unknown or missing field), 400 UPLOAD_BROKEN
 */
export async function receiveUpload<Schema extends SchemaTypes = NoFields>(
  ctx: HttpContext,
  { files, fields, maxBytes = MAX_UPLOAD, kinds }: UploadOptions<Schema>
): Promise<Upload<Infer<Schema>>> {
  const limits = Object.fromEntries(Object.entries(files).map(([name, { max }]) => [name, max]))
  const parts = await readParts(ctx, { fields: limits, maxBytes })
  const discard = () => Promise.all(parts.map((part) => removeTmpFile(part.path)))
  ctx.response.onFinish(discard)
  requireFiles(files, parts)
  const body = ctx.request.body()
  ctx.request.updateBody(
    Object.fromEntries(Object.entries(body).filter(([name]) => !Object.hasOwn(files, name)))
  )
  const values = await validateBody(ctx, (fields ?? NO_FIELDS) as VineValidator<Schema, any>)
  const received = await checkAll(parts, kinds)
  return {
    files: received,
    file: (field) => received[field][0],
    fields: values,
    fingerprint: fingerprintOf(values, parts),
  }
}

function requireFiles(files: Record<string, FileField>, parts: Part[]) {
  for (const [name, { optional }] of Object.entries(files)) {
    if (!optional && !parts.some((part) => part.field === name))
      throw invalid({ [name]: ['fileMissing'] })
  }
  const empty = parts.find((part) => part.size === 0)
  if (empty) throw new AppError(422, 'FILE_EMPTY', { params: { name: empty.label } })
}

/** One after the other: a look at a picture takes a core, and others want to be served too. */
async function checkAll(parts: Part[], kinds: readonly Kind[]) {
  const received: Record<string, ReceivedFile[]> = {}
  for (const part of parts) (received[part.field] ??= []).push(await checkReceived(part, kinds))
  return received
}

function fingerprintOf(values: unknown, parts: Part[]) {
  const files = parts.map(({ field, sha256 }) => `${field}:${sha256}`)
  return createHash('sha256')
    .update(JSON.stringify([values, files]))
    .digest('hex')
}
