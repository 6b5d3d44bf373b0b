import type { HttpContext } from '@adonisjs/core/http'
import { conflict } from '#core/base/app_error'
import { sendResult } from '#core/jobs/send_result'
import { visibleJob } from '#core/jobs/visible_job'

export default class JobResultsController {
  /** Streams the file that the job made. */
  async show(ctx: HttpContext) {
    const job = await visibleJob(ctx)
    if (job.status !== 'completed' || job.result_file_id === null) throw conflict('JOB_NO_RESULT')
    return sendResult(ctx, job.result_file_id)
  }
}
