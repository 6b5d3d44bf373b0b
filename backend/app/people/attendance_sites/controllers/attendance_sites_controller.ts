import { PlainController } from '#core/resources/plain_controller'
import AttendanceSite from '#people/attendance_sites/attendance_site'
import { checkHours, dismissCrew } from '#people/attendance_sites/check_site'
import { attendanceSites } from '#people/attendance_sites/resource'

export default class AttendanceSitesController extends PlainController {
  resource = attendanceSites
  model = AttendanceSite
  hooks = { checkSaved: checkHours, beforeDelete: dismissCrew }
}
