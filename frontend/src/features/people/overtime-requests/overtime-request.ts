import type { Schema } from '../../../api/types'

export const OVERTIME_REQUESTS = 'people.overtime_requests'
export const LIST_PATH = '/hr/overtime-requests'
export const STATUSES = ['submitted', 'approved', 'rejected', 'cancelled'] as const

export type OvertimeRequestRow = Schema<'OvertimeRequestRow'>
export type OvertimeRequest = Schema<'OvertimeRequest'>

export const requestPath = ({ id }: { id: number | string }): string => `${LIST_PATH}/${id}`
