import { PlainController } from '#core/resources/plain_controller'
import LeaveType from '#people/leave_types/leave_type'
import { leaveTypes } from '#people/leave_types/resource'

export default class LeaveTypesController extends PlainController {
  resource = leaveTypes
  model = LeaveType
}
