import type { S3ClientConfig } from '@aws-sdk/client-s3'
import type { Secret } from '@adonisjs/core/helpers'

export interface StoreAddress {
  /** null: Amazon's own. */
  endpoint: string | null
  region?: string
  /** The bucket is part of the path and not of the host name. */
  pathStyle?: boolean
  accessKeyId: Secret<string> | null
  secretAccessKey: Secret<string> | null
}

/** What the client of an S3-compatible store is made with. */
export const clientOptions = (store: StoreAddress): S3ClientConfig => ({
  endpoint: store.endpoint ?? undefined,
  region: store.region || 'us-east-1',
  forcePathStyle: store.pathStyle ?? store.endpoint !== null,
  credentials: {
    accessKeyId: store.accessKeyId?.release() ?? '',
    secretAccessKey: store.secretAccessKey?.release() ?? '',
  },
  // trailing checksums are not understood by every store, and some keep them as part of the file;
  // what is stored has a checksum of our own
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 5000, requestTimeout: 60_000 },
})
