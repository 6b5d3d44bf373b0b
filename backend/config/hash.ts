import { defineConfig, drivers } from '@adonisjs/core/hash'

export default defineConfig({
  default: 'argon',
  list: {
    // the OWASP minimum for argon2id: 19 MiB, two passes, one lane
    argon: drivers.argon2({ variant: 'id', memory: 19456, iterations: 2, parallelism: 1 }),
  },
})

declare module '@adonisjs/core/types' {
  export interface HashersList {
    argon: ReturnType<typeof drivers.argon2>
  }
}
