import type { HttpContext } from '@adonisjs/core/http'
import { forbidden } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { staffingQuestion } from '#people/project_staffing/question'
import { STAFFING_TITLE } from '#people/project_staffing/staffing_paper'
import { staffingFileValidator } from '#people/project_staffing/validator'
import { enqueuePaper } from '#people/reports/enqueue_paper'
import { peopleFor } from '#people/reports/report_people'
import { viewerOf } from '#people/reports/requested_report'

export default class ProjectStaffingFilesController {
  /** Answers 202 with the job that writes everyone's weeks into a file. @throws AppError 403 */
  async store(ctx: HttpContext) {
    const { format, ...asked } = await validateBody(ctx, staffingFileValidator)
    if ((await peopleFor(viewerOf(ctx))) === 'nobody') throw forbidden()
    const requested = staffingQuestion(asked)
    return enqueuePaper(ctx, STAFFING_TITLE, { paper: 'staffing', format, requested })
  }
}
