import env from '#start/env'
import { clientOptions } from './s3_client.js'

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
export const storeOptions = () =>
  clientOptions({
    ...objectStoreConfig,
    region: env.get('S3_REGION'),
    pathStyle: env.get('S3_FORCE_PATH_STYLE'),
  })
