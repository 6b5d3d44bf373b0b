import env from '#start/env'
import { defineConfig, drivers } from '@adonisjs/core/encryption'

const old = env.get('BANK_KEY_OLD')

/** Bank fields have their own key, so that cookies and bank data rotate apart. */
const encryptionConfig = defineConfig({
  default: 'app',
  list: {
    app: drivers.aes256gcm({ id: 'app', keys: [env.get('APP_KEY').release()] }),
    bank: drivers.aes256gcm({
      id: 'bank',
      keys: [env.get('BANK_KEY').release(), ...(old ? [old.release()] : [])],
    }),
  },
})

export default encryptionConfig

declare module '@adonisjs/core/types' {
  export interface EncryptorsList extends InferEncryptors<typeof encryptionConfig> {}
}
