import type { Readable } from 'node:stream'
import type * as Sdk from '@aws-sdk/client-s3'
import drive from '@adonisjs/drive/services/main'
import logger from '@adonisjs/core/services/logger'
import objectStoreConfig, { storeOptions } from '#config/object_store'
import { AppError } from '#core/base/app_error'
import { lazyPackage } from '#engines/processes/lazy_package'
import { KEY_PATTERN } from './blob_keys.js'
import type { Place, Range } from './place.js'

const sdk = lazyPackage<typeof Sdk>('@aws-sdk/client-s3')
let client: Sdk.S3Client | null = null

/** A bucket of an S3-compatible store. */
export const storePlace: Place = {
  name: 's3',
  put: (path, key) =>
    told(() =>
      drive.use('s3').copyFromFs(path, key, { contentType: 'application/octet-stream' })
    ) as Promise<void>,
  async facts(key) {
    const found = await told(() => drive.use('s3').getMetaData(key))
    return found && { size: found.contentLength, changedAt: found.lastModified.getTime() }
  },
  open: (key, range) => told(() => read(key, range)),
  async delete(key) {
    await told(() => drive.use('s3').delete(key))
  },
  keys,
}

/** The store itself sends the part of a file that is wanted. */
async function read(key: string, range?: Range): Promise<Readable> {
  const { S3Client, GetObjectCommand } = sdk()
  client ??= new S3Client(storeOptions())
  const { Body } = await client.send(
    new GetObjectCommand({
      ...{ Bucket: objectStoreConfig.bucket!, Key: key },
      ...(range && { Range: `bytes=${range.start}-${range.end}` }),
    })
  )
  return Body as Readable
}

async function* keys(prefix = ''): AsyncGenerator<string[]> {
  let paginationToken: string | undefined
  do {
    const page = await told(() =>
      drive.use('s3').listAll(prefix || '/', { recursive: true, paginationToken })
    )
    if (!page) return
    const found = [...page.objects].flatMap((one) => ('key' in one ? [one.key] : []))
    yield found.filter((key) => KEY_PATTERN.test(key))
    ;({ paginationToken } = page)
  } while (paginationToken)
}

/**
 * The answer of the store; null for what is not there. What it says of itself goes to the log, and nothing
 * that it was asked with.
 * @throws AppError 503 FILES_AWAY
 */
async function told<Answer>(request: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await request()
  } catch (error) {
    const failure = rootOf(error)
    if (['NoSuchKey', 'NotFound'].includes(failure.name)) return null
    const { name, message } = failure
    logger.error({ store: objectStoreConfig.bucket, reason: name, message }, 'object store failed')
    throw new StoreAway(`${name}: ${message}`)
  }
}

/** The error that Drive has wrapped. */
function rootOf(error: unknown): Error {
  const { cause } = error as Error
  return cause instanceof Error ? rootOf(cause) : (error as Error)
}

/** The store can't be reached or refuses; `reason` names no key. */
export class StoreAway extends AppError {
  constructor(readonly reason: string) {
    super(503, 'FILES_AWAY', { headers: { 'Retry-After': '30' } })
  }
}
