import type { HttpContext } from '@adonisjs/core/http'
import { answerHistory } from '#core/history/record_history'
import { validateBody } from '#core/http/validate'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit_of_work/write_request'
import AttendanceCorrection from '#people/attendance_corrections/attendance_correction'
import { attendanceCorrectionListing } from '#people/attendance_corrections/listing'
import {
  presentCorrections,
  showCorrection,
} from '#people/attendance_corrections/present_corrections'
import { ATTENDANCE_CORRECTION } from '#people/attendance_corrections/record_correction'
import { submitCorrection } from '#people/attendance_corrections/submit_correction'
import { createAttendanceCorrectionValidator } from '#people/attendance_corrections/validator'
import { attendanceScope } from '#people/attendance_days/day_scope'

export default class AttendanceCorrectionsController {
  /** One's own, those of one's team, and everyone's for HR. */
  async index(ctx: HttpContext) {
    const viewer = { userId: ctx.actor!.id, abilities: ctx.abilities }
    const corrections = await answerList(ctx, AttendanceCorrection, attendanceCorrectionListing, {
      scope: attendanceScope(viewer, attendanceCorrectionListing.table),
      prepare: (query) => void query.preload('employee'),
    })
    return presentCorrections(ctx, corrections)
  }

  async show(ctx: HttpContext) {
    return showCorrection(ctx, ctx.params.id)
  }

  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createAttendanceCorrectionValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const { id } = await submitCorrection(uow, input, ctx.abilities)
      return showCorrection(ctx, id, uow)
    })
  }

  async history(ctx: HttpContext) {
    const { id } = await showCorrection(ctx, ctx.params.id)
    return answerHistory(ctx, ATTENDANCE_CORRECTION, id)
  }
}
