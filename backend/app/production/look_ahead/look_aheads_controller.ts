import type { HttpContext } from '@adonisjs/core/http'
import { invalid } from '#core/base/app_error'
import { validateQuery } from '#core/http/validate'
import { sendTotal } from '#core/listing/send_total'
import { readLookAhead } from '#production/look_ahead/read_look_ahead'
import { lookAheadValidator } from '#production/look_ahead/validator'
import { findProject } from '#production/projects/find_project'

const WEEKS = 6
const MOST_ROWS = 500

export default class LookAheadsController {
  /** The tasks of the next weeks of one project, or of all open ones, read from their schedules. */
  async index(ctx: HttpContext) {
    const query = await validateQuery(ctx, lookAheadValidator)
    const { _start: start = 0, weeks = WEEKS, projectId } = query
    const end = query._end ?? start + MOST_ROWS
    if (end < start || end - start > MOST_ROWS) throw invalid({ _end: ['range'] })
    if (projectId !== undefined) await findProject(projectId)
    const found = await readLookAhead(ctx, { ...query, weeks }, { start, end })
    sendTotal(ctx, found.total)
    return found
  }
}
