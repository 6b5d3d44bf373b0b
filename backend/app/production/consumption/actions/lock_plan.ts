import { notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { splitKey } from '#production/consumption/row_key'
import MaterialPlan from '#production/consumption/material_plan'

/**
 * The plan of a material of a project, by the number of its row.
 * @throws AppError 404, 412 when it changed since it was read
 */
export async function lockPlan(uow: UnitOfWork, id: number, expectedVersion: number) {
  const own = splitKey(Number(id))
  const plan = await MaterialPlan.query({ client: uow.trx }).where(own).forUpdate().first()
  if (!plan) throw notFound()
  await checkVersion(plan, expectedVersion, uow.trx)
  return plan
}
