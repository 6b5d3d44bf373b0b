import { join } from 'node:path'
import type * as S3 from '@adonisjs/drive/drivers/s3'
import env from '#start/env'
import objectStoreConfig, { storeOptions } from '#config/object_store'
import { lazyPackage } from '#engines/processes/lazy_package'
import { defineConfig, services } from '@adonisjs/drive'

// most portals have no store: its packages stay out of their memory
const s3 = lazyPackage<typeof S3>('@adonisjs/drive/drivers/s3')

/** Files are private and only ever served by our own controller, after its checks. */
const driveConfig = defineConfig({
  default: objectStoreConfig.disk,
  services: {
    fs: services.fs({
      location: join(env.get('DATA_DIR'), 'files'),
      visibility: 'private',
      serveFiles: false,
    }),
    s3: () => {
      const { S3Driver } = s3()
      const bucket = objectStoreConfig.bucket ?? ''
      return new S3Driver({
        ...storeOptions(),
        ...{ bucket, visibility: 'private', supportsACL: false },
      })
    },
  },
})

export default driveConfig

declare module '@adonisjs/drive/types' {
  export interface DriveDisks extends InferDriveDisks<typeof driveConfig> {}
}
