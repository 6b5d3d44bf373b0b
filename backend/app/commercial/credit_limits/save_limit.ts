import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { BASE_CURRENCY, formatMoney, parseMoney } from '#engines/money/money'
import type Client from '#commercial/clients/models/client'
import { publishChange } from '#commercial/shared/publish_change'

/** Sets how much a locked client may owe. Logged apart from the client, whose history more people read. */
export async function saveCreditLimit(uow: UnitOfWork, client: Client, limit: string | null) {
  const shown = (minor: number | null) =>
    minor === null ? null : formatMoney(minor, BASE_CURRENCY)
  const before = { creditLimit: shown(client.creditLimitMinor) }
  client.merge({
    creditLimitMinor: limit === null ? null : parseMoney(limit, BASE_CURRENCY),
    version: client.version + 1,
    updatedBy: uow.actor.id,
  })
  await client.save()
  await uow.audit({
    action: 'update',
    ...{ entityType: 'credit_limit', entityId: client.id, label: client.company ?? client.name },
    before: { ...before, currency: BASE_CURRENCY },
    after: { creditLimit: shown(client.creditLimitMinor), currency: BASE_CURRENCY },
  })
  publishChange(uow, 'clients', client.id, 'update')
}
