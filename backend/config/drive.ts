import { join } from 'node:path'
import env from '#start/env'
import { defineConfig, services } from '@adonisjs/drive'

/** Files are private and only ever served by our own controller, after its checks. */
const driveConfig = defineConfig({
  default: 'fs',
  services: {
    fs: services.fs({
      location: join(env.get('DATA_DIR'), 'files'),
      visibility: 'private',
      serveFiles: false,
    }),
  },
})

export default driveConfig

declare module '@adonisjs/drive/types' {
  export interface DriveDisks extends InferDriveDisks<typeof driveConfig> {}
}
