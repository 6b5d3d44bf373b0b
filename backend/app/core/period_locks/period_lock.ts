import { PeriodLockSchema } from '#database/schema'
import type { LockModule } from './lock_modules.js'

export default class PeriodLock extends PeriodLockSchema {
  declare module: LockModule
}
