import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit_of_work/write_request'
import AttendanceCheck from '#people/attendance_checks/attendance_check'
import { attendanceCheckListing } from '#people/attendance_checks/listing'
import { ownAttendance } from '#people/attendance_checks/own_attendance'
import { presentChecks } from '#people/attendance_checks/present_checks'
import { recordCheck } from '#people/attendance_checks/record_check'
import { createAttendanceCheckValidator } from '#people/attendance_checks/validator'
import { attendanceScope } from '#people/attendance_days/day_scope'

export default class AttendanceChecksController {
  /** One's own checks, those of one's team, and everyone's for HR. */
  async index(ctx: HttpContext) {
    const viewer = { userId: ctx.actor!.id, abilities: ctx.abilities }
    const checks = await answerList(ctx, AttendanceCheck, attendanceCheckListing, {
      scope: attendanceScope(viewer, attendanceCheckListing.table),
      prepare: (query) => void query.preload('site'),
    })
    return presentChecks(checks)
  }

  /** Whether the viewer is in, and where they may check in. */
  async own(ctx: HttpContext) {
    return ownAttendance(ctx)
  }

  /** Checks in or out. What was sent before under the same key is answered as it is. */
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createAttendanceCheckValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const { check, isKnown } = await recordCheck(uow, input)
      if (isKnown) ctx.response.header('Idempotent-Replayed', 'true')
      await check.load('site')
      return presentChecks([check])[0]
    })
  }
}
