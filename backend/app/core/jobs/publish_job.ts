import { publishLive } from '#core/live/publish_live'
import { presentJob, type JobRow } from '#core/unit_of_work/job_row'
import { writer } from '#core/database/writer'

/** Shows the job as it is now in its owner's open browsers. */
export async function publishJob(id: string) {
  const row: JobRow | null = await writer().from('jobs').where({ id }).first()
  if (!row || row.created_by === null) return
  publishLive({
    event: 'job',
    userId: row.created_by,
    data: { job: presentJob(row, 'en') },
    dataAr: { job: presentJob(row, 'ar') },
  })
}
