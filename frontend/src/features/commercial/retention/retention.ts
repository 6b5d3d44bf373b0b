import type { Answer, Schema } from '../../../api/types'

export const RETENTION = 'commercial.retention'
export const EVENTS = ['completion', 'defects_end', 'guarantee', 'fixed_day'] as const
export const LATE = ['d0to30', 'd31to60', 'd61to90', 'over90'] as const

/** What clients hold on a day, as the API answers it. */
export type RetentionReport = Answer<'retention.index'>
export type RetentionRow = RetentionReport['rows'][number]

/** The retention of one contract and when it is released. */
export type ContractRetention = Schema<'ContractRetention'>
