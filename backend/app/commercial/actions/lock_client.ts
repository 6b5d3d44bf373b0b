import { notFound } from '#core/exceptions/app_error'
import { checkVersion } from '#core/http/version'
import type { Unit } from '#core/unit/unit'
import Client from '#commercial/models/client'

/**
 * @param seen the version that the caller has seen; without one any version will do
 * @throws AppError 404, or 412 when somebody else was faster
 */
export async function lockClient(unit: Unit, id: number, seen?: number): Promise<Client> {
  const client = await Client.query({ client: unit.trx }).where('id', id).forUpdate().first()
  if (!client) throw notFound()
  if (seen !== undefined) await checkVersion(client, seen, unit.trx)
  return client
}
