import type { HttpContext } from '@adonisjs/core/http'
import { forbidden, invalid } from '#core/base/app_error'
import { languageOf } from '#core/base/language'
import { jobListing, ownJobs } from '#core/jobs/job_listing'
import { presentJob, type JobRow } from '#core/unit_of_work/job_row'
import { visibleJob } from '#core/jobs/visible_job'
import { writer } from '#core/database/writer'
import { parseListQuery } from '#core/listing/parse_list_query'
import { findPage } from '#core/listing/find_page'

export default class JobsController {
  /** The caller's jobs, newest first; with `scope=all` everyone's, for who manages jobs. */
  async index(ctx: HttpContext) {
    const { scope, ...raw } = ctx.request.qs()
    if (scope !== undefined && scope !== 'all' && scope !== 'mine')
      throw invalid({ scope: ['choice'] })
    if (scope === 'all' && !ctx.abilities.has('jobs.manage')) throw forbidden()
    const listQuery = parseListQuery(jobListing, raw, ctx.abilities)
    const rows = scope === 'all' ? null : ownJobs(ctx)
    const { ids, total } = await findPage(jobListing, listQuery, rows)
    ctx.response.header('X-Total-Count', String(total))
    if (!ids.length) return []
    const found: JobRow[] = await writer().from('jobs').whereIn('id', ids)
    const byId = new Map<unknown, JobRow>(found.map((row) => [row.id, row]))
    const language = languageOf(ctx)
    return ids.flatMap((id) => byId.get(id) ?? []).map((row) => presentJob(row, language))
  }

  async show(ctx: HttpContext) {
    return presentJob(await visibleJob(ctx), languageOf(ctx))
  }
}
