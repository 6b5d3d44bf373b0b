import type { HttpContext } from '@adonisjs/core/http'
import { validateQuery } from '#core/http/validate'
import { answerList } from '#core/listing/answer_list'
import AttendanceDay from '#people/attendance_days/attendance_day'
import { attendanceScope } from '#people/attendance_days/day_scope'
import { attendanceDayListing } from '#people/attendance_days/listing'
import { monthOfPerson } from '#people/attendance_days/month_of_person'
import { presentDays } from '#people/attendance_days/present_days'
import { attendanceMonthValidator } from '#people/attendance_days/validator'
import { whoIsIn } from '#people/attendance_days/who_is_in'

export default class AttendanceDaysController {
  /** One's own days, those of one's team, and everyone's for HR. */
  async index(ctx: HttpContext) {
    const viewer = { userId: ctx.actor!.id, abilities: ctx.abilities }
    const days = await answerList(ctx, AttendanceDay, attendanceDayListing, {
      scope: attendanceScope(viewer, attendanceDayListing.table),
      prepare: (query) => void query.preload('employee').preload('site'),
    })
    return presentDays(days)
  }

  async today(ctx: HttpContext) {
    return whoIsIn(ctx)
  }

  async month(ctx: HttpContext) {
    return monthOfPerson(ctx, await validateQuery(ctx, attendanceMonthValidator))
  }
}
