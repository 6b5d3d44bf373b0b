import { PeriodLockChangeSchema } from '#database/schema'
import type { LockModule } from './lock_modules.js'

/** One locking or unlocking; never changed. */
export default class PeriodLockChange extends PeriodLockChangeSchema {
  declare module: LockModule
  declare action: 'lock' | 'unlock'
}
