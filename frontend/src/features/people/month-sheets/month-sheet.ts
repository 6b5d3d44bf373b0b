import type { Schema } from '../../../api/types'

export const MONTH_SHEETS = 'people.month_sheets'
export const LIST_PATH = '/hr/month-sheets'
export const STATUSES = ['draft', 'checked', 'locked'] as const

export type MonthSheetRow = Schema<'MonthSheetRow'>
export type MonthSheet = Schema<'MonthSheet'>
export type MonthSheetLine = Schema<'MonthSheetLine'>
export type MonthSheetChange = Schema<'MonthSheetChange'>

export const sheetPath = ({ id }: { id: number | string }): string => `${LIST_PATH}/${id}`
