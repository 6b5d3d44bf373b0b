import type { Schema } from '../../../api/types'

export const SETTLEMENTS = 'people.settlements'
export const LIST_PATH = '/hr/settlements'
export const STATUSES = ['draft', 'submitted', 'approved', 'rejected', 'cancelled', 'paid'] as const

export type SettlementRow = Schema<'SettlementRow'>
export type Settlement = Schema<'Settlement'>
export type Figures = Schema<'SettlementFigures'>

export const settlementPath = ({ id }: { id: number | string }): string => `${LIST_PATH}/${id}`
