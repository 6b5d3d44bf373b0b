import type { Schema } from '../../../api/types'

export const PERIOD_LOCKS = 'finance.period_locks'

/** Through which day a part of the books is locked. */
export type PeriodLock = Schema<'PeriodLock'>

/** One locking or unlocking. */
export type PeriodLockChange = Schema<'PeriodLockChange'>

export const MODULES = ['all', 'sales', 'purchasing', 'stock', 'ledger'] as const
