import { publishLive } from '#core/live/publish_live'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'

/** Notifies open pages of the bank, after the commit, that a record has changed. */
export function publishBank(
  uow: UnitOfWork,
  resource:
    | 'bank-accounts'
    | 'bank-statement-imports'
    | 'bank-statements'
    | 'bank-statement-lines'
    | 'bank-reconciliations',
  id: number,
  action: string
) {
  uow.afterCommit(() =>
    publishLive({ event: 'record', ability: 'bank-accounts.view', data: { resource, id, action } })
  )
}
