import { notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import Client from '#commercial/clients/models/client'

/**
 * @param seen the version that the caller has seen; without one any version will do
 * @throws AppError 404, or 412 when it has changed since
 */
export async function lockClient(
  uow: UnitOfWork,
  id: number,
  expectedVersion?: number
): Promise<Client> {
  const client = await Client.query({ client: uow.trx }).where('id', id).forUpdate().first()
  if (!client) throw notFound()
  if (expectedVersion !== undefined) await checkVersion(client, expectedVersion, uow.trx)
  return client
}
