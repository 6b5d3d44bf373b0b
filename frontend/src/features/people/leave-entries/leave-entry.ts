import type { Schema } from '../../../api/types'

export const LEAVE_ENTRIES = 'people.leave_entries'

export type EmployeeLeave = Schema<'EmployeeLeave'>
export type LeaveEntry = Schema<'LeaveEntry'>
export type LeaveBalance = Schema<'LeaveBalance'>

export const leavePath = (employeeId: number) => `/api/employees/${employeeId}/leave`
