import type { LeaveSpan } from '#engines/labour/leave_days'
import type Employee from '#people/employees/employee'
import type LeaveType from '#people/leave_types/leave_type'

/** What somebody asks for. */
export interface WantedLeave {
  employee: Employee
  type: LeaveType
  span: LeaveSpan
  /** The request itself, once it is stored. */
  requestId?: number
}
