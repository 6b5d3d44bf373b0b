import env from '#start/env'
import { configProvider } from '@adonisjs/core'
import { defineConfig, stores } from '@adonisjs/limiter'
import type { LimiterManagerStoreFactory } from '@adonisjs/limiter/types'

/** A process that stands alone counts in its memory; several share their counters through Redis. */
const limiterConfig = defineConfig({
  default: env.get('QUEUE_CONNECTION') === 'redis' ? 'shared' : 'memory',
  stores: {
    memory: stores.memory({}),
    shared: configProvider.create(async (): Promise<LimiterManagerStoreFactory> => {
      const { SharedLimiterStore } = await import('#core/limits/shared_store')
      return (limits) => new SharedLimiterStore({ ...limits, keyPrefix: 'shared' })
    }),
  },
})

export default limiterConfig

declare module '@adonisjs/limiter/types' {
  export interface LimitersList extends InferLimiters<typeof limiterConfig> {}
}
