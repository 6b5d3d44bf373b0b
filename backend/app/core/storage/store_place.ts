import { Readable } from 'node:stream'
import type * as Sdk from '@aws-sdk/client-s3'
import drive from '@adonisjs/drive/services/main'
import logger from '@adonisjs/core/services/logger'
import objectStoreConfig, { storeOptions } from '#config/object_store'
import { AppError } from '#core/base/app_error'
import { lazyPackage } from '#engines/processes/lazy_package'
import { KEY_PATTERN } from './blob_keys.js'
import type { Lying, Place, Range } from './place.js'

const sdk = lazyPackage<typeof Sdk>('@aws-sdk/client-s3')
let client: Sdk.S3Client | null = null

/** A bucket of an S3-compatible store. */
export const storePlace: Place = {
  name: 's3',
  put,
  replace: put,
  async facts(key) {
    const found = await told(() => drive.use('s3').getMetaData(key))
    return found && { size: found.contentLength, changedAt: found.lastModified.getTime() }
  },
  read: (key, range) => told(() => read(key, range)),
  async open(key, range) {
    return (await told(() => read(key, range)))?.stream ?? null
  },
  async delete(key) {
    await told(() => drive.use('s3').delete(key))
  },
  keys,
}

/** What was there under the key is replaced once all has arrived. */
function put(path: string, key: string) {
  const options = { contentType: 'application/octet-stream' }
  return told(() => drive.use('s3').copyFromFs(path, key, options)) as Promise<void>
}

/** The store itself sends the part of a file that is wanted. */
async function read(key: string, range?: Range): Promise<Lying> {
  const { S3Client, GetObjectCommand } = sdk()
  client ??= new S3Client(storeOptions())
  const command = new GetObjectCommand({
    ...{ Bucket: objectStoreConfig.bucket!, Key: key },
    ...(range && { Range: `bytes=${range.start}-${range.end}` }),
  })
  const answer = await client.send(command).catch((error: Error) => {
    // an empty file has no part
    if (error.name !== 'InvalidRange') throw error
    return null
  })
  if (!answer) return { stream: Readable.from([]), size: 0, changedAt: 0, mark: '' }
  const { Body, ContentRange, ContentLength, LastModified, ETag } = answer
  const size = Number(ContentRange?.split('/')[1] ?? ContentLength)
  const changedAt = LastModified?.getTime() ?? 0
  return { stream: Body as Readable, size, changedAt, mark: ETag ?? `${size}:${changedAt}` }
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
