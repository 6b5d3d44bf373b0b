import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { notFound } from '#core/base/app_error'
import ScheduleScenario from './scenario.js'

/** A scenario of this project, locked within a transaction. @throws AppError 404 */
export async function scenarioOf(
  projectId: number,
  id: number,
  trx?: TransactionClientContract
): Promise<ScheduleScenario> {
  const query = ScheduleScenario.query(trx && { client: trx }).where({ id, projectId })
  const scenario = await (trx ? query.forUpdate() : query).first()
  if (!scenario) throw notFound()
  return scenario
}
