import { Readable } from 'node:stream'
import type * as Sdk from '@aws-sdk/client-s3'
import type * as LibStorage from '@aws-sdk/lib-storage'
import backupStoreConfig from '#config/backup_store'
import { clientOptions } from '#config/s3_client'
import { lazyPackage } from '#engines/processes/lazy_package'
import { refused } from './refusal.js'

const sdk = lazyPackage<typeof Sdk>('@aws-sdk/client-s3')
const storage = lazyPackage<typeof LibStorage>('@aws-sdk/lib-storage')
let client: Sdk.S3Client | null = null
const connected = () => (client ??= new (sdk().S3Client)(clientOptions(backupStoreConfig)))

/** A store takes at most ten thousand parts of a file. */
const MOST_PARTS = 9000
const SMALLEST_PART = 8 * 1024 * 1024
const AT_ONCE = 1000

const bucket = () => ({ Bucket: backupStoreConfig.bucket! })

/** Where a copy lies, for people. */
export const storeAddress = (key: string) => `s3://${backupStoreConfig.bucket}/${key}`

/** A name of the copies as the store knows it. */
export const keyOf = (path: string) => [backupStoreConfig.prefix, path].filter(Boolean).join('/')

/**
 * Puts a file of `size` bytes, in parts where it is large; nothing of it stays when it breaks off.
 * @throws BackupRefused when the store is away or refuses
 */
export async function putFile(
  key: string,
  bytes: AsyncIterable<Uint8Array>,
  { size, signal }: { size: number; signal?: AbortSignal }
): Promise<void> {
  const { Upload } = storage()
  const upload = new Upload({
    client: connected(),
    params: { ...bucket(), Key: key, Body: Readable.from(bytes, { objectMode: false }) },
    partSize: Math.max(SMALLEST_PART, Math.ceil(size / MOST_PARTS)),
    queueSize: 2,
  })
  const stop = () => void upload.abort()
  signal?.addEventListener('abort', stop)
  try {
    await told(() => upload.done())
  } finally {
    signal?.removeEventListener('abort', stop)
  }
}

/** @returns null when there is none. @throws BackupRefused when the store is away or refuses */
export async function openFile(key: string): Promise<Readable | null> {
  const command = new (sdk().GetObjectCommand)({ ...bucket(), Key: key })
  const answer = await told(() =>
    connected()
      .send(command)
      .catch((error: Error) => {
        if (error.name !== 'NoSuchKey') throw error
        return null
      })
  )
  return (answer?.Body as Readable | undefined) ?? null
}

/** Names in the store that begin so, a page at a time. @throws BackupRefused */
export async function* filesUnder(beginning: string): AsyncGenerator<string[]> {
  let ContinuationToken: string | undefined
  do {
    const command = new (sdk().ListObjectsV2Command)({
      ...{ ...bucket(), Prefix: beginning, MaxKeys: AT_ONCE, ContinuationToken },
    })
    const page = await told(() => connected().send(command))
    yield (page.Contents ?? []).map(({ Key }) => Key!)
    ContinuationToken = page.NextContinuationToken
  } while (ContinuationToken)
}

/** @throws BackupRefused */
export async function deleteFileOf(key: string): Promise<void> {
  const command = new (sdk().DeleteObjectCommand)({ ...bucket(), Key: key })
  await told(() => connected().send(command))
}

/** What the store says, in its words, and nothing that it was asked with. */
async function told<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  try {
    return await request()
  } catch (error) {
    const { name, message } = error as Error
    throw refused('store', { message: `${name}: ${message}` })
  }
}
