import type { IncomingMessage } from 'node:http'
import type { MultipartStream } from '@adonisjs/core/types/bodyparser'
import type { HttpContext } from '@adonisjs/core/http'
import { AppError, invalid } from '#core/base/app_error'
import { takeUpload } from '#core/limits/upload_allowance'
import { plainFileName } from './file_name.js'
import { boundDrain } from './bound_drain.js'
import { requireRoom } from '#core/disk/room'
import { removeTmpFile, writeTmpFile, type TmpFile } from './tmp_files.js'

/** A file part as it arrived, not yet looked at. */
export interface Part extends TmpFile {
  field: string
  /** The client's name for it, cleaned for messages. */
  label: string
}

interface Limits {
  /** Field name → most files. */
  fields: Record<string, number>
  maxBytes: number
}

/** What text fields and part headers may add to the files. */
const FORM_OVERHEAD = 1024 * 1024

/**
 * Streams the file parts of a multipart request to temporary files; the text fields become the
 * request's body. The first thing that is wrong ends the reading and removes what was written.
 */
export async function readParts(ctx: HttpContext, limits: Limits): Promise<Part[]> {
  const { multipart, request: raw } = ctx.request
  if (!multipart) throw new AppError(415, 'UNSUPPORTED_TYPE')
  const mostBytes = mostBytesOf(limits)
  await requireRoom(Math.min(Number(raw.headers['content-length']) || 0, mostBytes))
  const giveBack = await takeUpload(ctx, mostBytes)
  try {
    return await readAll(ctx, multipart, limits)
  } finally {
    giveBack()
  }
}

type Multipart = NonNullable<HttpContext['request']['multipart']>

async function readAll(ctx: HttpContext, multipart: Multipart, limits: Limits): Promise<Part[]> {
  const raw = ctx.request.request
  const reading = new Reading(limits, raw, (error) => multipart.abort(error))
  multipart.onFile('*', { deferValidations: true }, (part) => reading.take(part))
  raw.on('data', reading.count)
  try {
    await multipart.process()
  } catch (error) {
    const tooLong = (error as { status?: number }).status === 413
    reading.fail(tooLong ? new AppError(413, 'TOO_LARGE') : new AppError(400, 'UPLOAD_BROKEN'))
  } finally {
    raw.off('data', reading.count)
  }
  const parts = await reading.end()
  if (!reading.failure) return parts
  await Promise.all(parts.map((part) => removeTmpFile(part.path)))
  boundDrain(raw, ctx.response.response)
  throw reading.failure
}

/** Of a whole body. */
function mostBytesOf({ fields, maxBytes }: Limits) {
  const files = Object.values(fields).reduce((sum, max) => sum + max, 0)
  return files * maxBytes + FORM_OVERHEAD
}

/** The multipart reader swallows what a part's handler throws, so the first failure is kept here. */
class Reading {
  failure: Error | null = null
  readonly #open = new Set<MultipartStream>()
  readonly #writes: Promise<Part | null>[] = []
  readonly #taken = new Map<string, number>()
  readonly #mostBytes: number
  #bytes = 0

  constructor(
    private readonly limits: Limits,
    private readonly raw: IncomingMessage,
    private readonly abort: (error: Error) => void
  ) {
    this.#mostBytes = mostBytesOf(limits)
  }

  /** Everything that arrives counts, headers of parts included, whatever length was announced. */
  readonly count = (chunk: Buffer) => {
    this.#bytes += chunk.length
    if (this.#bytes > this.#mostBytes) this.stop(new AppError(413, 'TOO_LARGE'))
  }

  async take(part: MultipartStream) {
    const write = this.#write(part)
    this.#writes.push(write)
    await write
  }

  async #write(part: MultipartStream): Promise<Part | null> {
    // a part that is given up may fail again when its client goes away; it was dealt with already
    part.on('error', () => {})
    const label = plainFileName(part.filename)
    this.#open.add(part)
    try {
      if (this.failure) throw this.failure
      this.#admit(part.name, label)
      const watch = (size: number) => {
        if (size > this.limits.maxBytes) throw tooLarge(label, this.limits.maxBytes)
      }
      const file = await writeTmpFile(part, { watch })
      return { ...file, field: part.name, label }
    } catch (error) {
      part.destroy()
      this.stop(error as Error)
      return null
    } finally {
      this.#open.delete(part)
    }
  }

  #admit(field: string, label: string) {
    const { fields, maxBytes } = this.limits
    if (!Object.hasOwn(fields, field)) throw invalid({ [field.slice(0, 80)]: ['unknown'] })
    const taken = (this.#taken.get(field) ?? 0) + 1
    if (taken > fields[field])
      throw new AppError(422, 'TOO_MANY_FILES', { params: { max: fields[field] } })
    this.#taken.set(field, taken)
    // an announced length beyond all limits need not be read to be refused
    if (Number(this.raw.headers['content-length']) > this.#mostBytes)
      throw tooLarge(label, maxBytes)
  }

  /** Keeps the first failure and gives up what is still being written. */
  fail(error: Error) {
    this.failure ??= error
    for (const part of this.#open) part.destroy()
  }

  stop(error: Error) {
    if (this.failure) return
    this.fail(error)
    this.abort(error)
  }

  /** Every part that was written whole. */
  async end(): Promise<Part[]> {
    const parts = await Promise.all(this.#writes)
    return parts.filter((part) => part !== null)
  }
}

/** The limit is shown in mebibytes. */
function tooLarge(name: string, maxBytes: number) {
  const limit = Math.round((maxBytes / 1024 / 1024) * 10) / 10
  return new AppError(413, 'FILE_TOO_LARGE', { params: { name, limit } })
}
