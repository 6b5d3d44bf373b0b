import { LeaveTypeSchema } from '#database/schema'

export default class LeaveType extends LeaveTypeSchema {
  static table = 'leave_types'
}
