import type { S3ClientConfig } from '@aws-sdk/client-s3'
import env from '#start/env'

const bucket = env.get('S3_BUCKET') || null
const disk: 'fs' | 's3' = env.get('DRIVE_DISK') ?? 'fs'
if (disk === 's3' && !bucket) throw new Error('DRIVE_DISK=s3 needs S3_BUCKET')

/** Where stored files lie: in DATA_DIR, or in a bucket of an S3-compatible store of the portal's own. */
const objectStoreConfig = {
  /** New files go there; what is not there is looked for in the other place. */
  disk,
  /** null: there is no store, and DATA_DIR has everything. */
  bucket,
  endpoint: env.get('S3_ENDPOINT') || null,
  accessKeyId: env.get('S3_ACCESS_KEY_ID') ?? null,
  secretAccessKey: env.get('S3_SECRET_ACCESS_KEY') ?? null,
}

export default objectStoreConfig

/** What the client of the store is made with. */
export const storeOptions = (): S3ClientConfig => ({
  endpoint: objectStoreConfig.endpoint ?? undefined,
  region: env.get('S3_REGION') || 'us-east-1',
  forcePathStyle: env.get('S3_FORCE_PATH_STYLE') ?? objectStoreConfig.endpoint !== null,
  credentials: {
    accessKeyId: objectStoreConfig.accessKeyId?.release() ?? '',
    secretAccessKey: objectStoreConfig.secretAccessKey?.release() ?? '',
  },
  // trailing checksums are not understood by every store, and some keep them as part of the file;
  // what is stored has a checksum of our own
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 5000, requestTimeout: 60_000 },
})
