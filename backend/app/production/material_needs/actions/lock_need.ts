import { notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import MaterialNeed from '#production/material_needs/material_need'

/** @throws AppError 404, 412 when it changed since it was read */
export async function lockNeed(uow: UnitOfWork, id: number, expectedVersion: number) {
  const need = await MaterialNeed.query({ client: uow.trx }).where('id', id).forUpdate().first()
  if (!need) throw notFound()
  await checkVersion(need, expectedVersion, uow.trx)
  return need
}
