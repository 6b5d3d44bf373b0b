import type { HttpContext } from '@adonisjs/core/http'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { notFound } from '#core/base/app_error'
import type { JobRow } from '#core/unit_of_work/job_row'
import { writer } from '#core/database/writer'

/**
 * The job named in the address, if it is the caller's own or the caller manages all.
 * @throws AppError 404: the existence of another user's job is not revealed
 */
export async function visibleJob(
  ctx: HttpContext,
  client: QueryClientContract = writer()
): Promise<JobRow> {
  const row: JobRow | null = await client.from('jobs').where('id', ctx.params.id).first()
  if (!row) throw notFound()
  if (row.created_by !== ctx.actor!.id && !ctx.abilities.has('jobs.manage')) throw notFound()
  return row
}
