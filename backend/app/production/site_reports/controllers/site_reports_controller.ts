import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import { AppError } from '#core/base/app_error'
import { isDuplicate } from '#core/database/failures'
import { answerHistory } from '#core/history/record_history'
import { validateBody, validateQuery } from '#core/http/validate'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit_of_work/write_request'
import { findProject } from '#production/projects/find_project'
import { actOnReport } from '#production/site_reports/act_on_report'
import { findOfDay, findSent } from '#production/site_reports/find_sent'
import { siteReportListing } from '#production/site_reports/listing'
import { presentReports, showReport } from '#production/site_reports/present_report'
import { SITE_REPORT } from '#production/site_reports/record_report'
import {
  createReport,
  deleteReport,
  reportExists,
  updateReport,
} from '#production/site_reports/save_report'
import SiteReport from '#production/site_reports/site_report'
import { siteProjects } from '#production/site_reports/site_projects'
import { siteTasks } from '#production/site_reports/site_tasks'
import {
  createSiteReportValidator,
  siteTasksValidator,
  updateSiteReportValidator,
} from '#production/site_reports/validator'

export default class SiteReportsController {
  async index(ctx: HttpContext) {
    return presentReports(ctx, await answerList(ctx, SiteReport, siteReportListing))
  }

  async show(ctx: HttpContext) {
    return showReport(ctx, ctx.params.id)
  }

  /** The projects that can be reported on. */
  async projects({ actor }: HttpContext) {
    return siteProjects(actor!.id!)
  }

  /** The tasks of a project that can be reported on. */
  async tasks(ctx: HttpContext) {
    const { projectId } = await validateQuery(ctx, siteTasksValidator)
    return siteTasks((await findProject(projectId)).id)
  }

  /** Enters a report. What was sent before under the same key is answered as it is now. */
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createSiteReportValidator)
    ctx.response.status(201)
    const sent = await findSent(ctx.actor!, input.clientKey)
    if (sent) return answerSent(ctx, sent.id)
    try {
      return await writeRequest(ctx, async (uow) => {
        const { id } = await createReport(uow, input)
        return showReport(ctx, id, uow)
      })
    } catch (error) {
      if (!isSecond(error)) throw error
      return answerOther(ctx, input, error)
    }
  }

  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, updateSiteReportValidator)
    return actOnReport(ctx, 'update', (uow, report) => updateReport(uow, report, input))
  }

  async destroy(ctx: HttpContext) {
    return actOnReport(ctx, 'delete', deleteReport)
  }

  /** What happened to a report, newest first. */
  async history(ctx: HttpContext) {
    const { id } = await showReport(ctx, ctx.params.id)
    return answerHistory(ctx, SITE_REPORT, id)
  }
}

function answerSent(ctx: HttpContext, id: number) {
  ctx.response.header('Idempotent-Replayed', 'true')
  return showReport(ctx, id)
}

/** Whether a report stood in the way, seen before the write or by it. */
const isSecond = (error: unknown) =>
  isDuplicate(error) || (error instanceof AppError && error.code === 'SITE_REPORT_EXISTS')

/** Another request was faster: with this very report, or with one of the same day. */
async function answerOther(
  ctx: HttpContext,
  { clientKey, projectId, reportOn }: Infer<typeof createSiteReportValidator>,
  error: unknown
) {
  const sent = await findSent(ctx.actor!, clientKey)
  if (sent) return answerSent(ctx, sent.id)
  const other = await findOfDay(ctx.actor!, projectId, reportOn)
  throw other ? reportExists(other) : error
}
