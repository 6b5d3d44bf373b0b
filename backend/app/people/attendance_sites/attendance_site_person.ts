import { AttendanceSitePersonSchema } from '#database/schema'

/** Someone who is expected at a place on working days. */
export default class AttendanceSitePerson extends AttendanceSitePersonSchema {
  static table = 'attendance_site_people'
}
