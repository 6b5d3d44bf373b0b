import type { Schema } from '../../../api/types'

export const LEAVE_REQUESTS = 'people.leave_requests'
export const LIST_PATH = '/hr/leave-requests'
export const CALENDAR_PATH = '/hr/leave-calendar'
export const STATUSES = ['submitted', 'approved', 'rejected', 'cancelled'] as const

export type LeaveRequestRow = Schema<'LeaveRequestRow'>
export type LeaveRequest = Schema<'LeaveRequest'>

export const requestPath = ({ id }: { id: number | string }): string => `${LIST_PATH}/${id}`
