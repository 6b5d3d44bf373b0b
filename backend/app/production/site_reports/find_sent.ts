import db from '@adonisjs/lucid/services/db'
import type { Actor } from '#core/base/actor'

interface SentReport {
  id: number
  number: string
}

/** The report that an author has sent under a key of theirs before. */
export const findSent = ({ id }: Actor, clientKey: string): Promise<SentReport | null> =>
  findOwn({ created_by: id!, client_key: clientKey })

/** The report that an author has of a project and day. */
export const findOfDay = ({ id }: Actor, projectId: number, reportOn: string) =>
  findOwn({ created_by: id!, project_id: projectId, report_on: reportOn })

async function findOwn(where: Record<string, string | number>): Promise<SentReport | null> {
  const row = await db.from('site_reports').where(where).select('id', 'number').first()
  return row ?? null
}
