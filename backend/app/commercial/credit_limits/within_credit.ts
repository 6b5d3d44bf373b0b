import { conflict } from '#core/base/app_error'
import { setting } from '#core/settings/settings'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { BASE_CURRENCY, formatMoney, groupThousands } from '#engines/money/money'
import Client from '#commercial/clients/models/client'
import { creditExposures } from './credit_exposure.js'

/**
 * Does what may raise how much a client has contracted. Where the setting says so it may not bring the
 * client above its credit limit, or further above it.
 * @throws AppError 409 CREDIT_LIMIT_EXCEEDED
 */
export async function withinCredit<Result>(
  uow: UnitOfWork,
  clientId: number,
  act: () => Promise<Result>
): Promise<Result> {
  if (!setting('creditLimitBlocks', false)) return act()
  // of two contracts at once each would be within the limit
  const client = await Client.query({ client: uow.trx }).where('id', clientId).forUpdate().first()
  const limit = client?.creditLimitMinor ?? null
  if (!client || limit === null) return act()
  const exposure = async () =>
    (await creditExposures([clientId], uow.trx)).get(clientId)!.exposureMinor
  const before = await exposure()
  const result = await act()
  const after = await exposure()
  if (after > limit && after > before) {
    const money = (minor: number) => groupThousands(formatMoney(minor, BASE_CURRENCY))
    const facts = { client: client.company ?? client.name, exposure: money(after) }
    throw conflict('CREDIT_LIMIT_EXCEEDED', { params: { ...facts, limit: money(limit) } })
  }
  return result
}
