import { publishLive } from '#core/live/publish_live'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'

const ABILITIES = {
  clients: 'clients.view',
  companies: 'companies.view',
  contracts: 'invoices.view',
  invoices: 'invoices.view',
  receipts: 'invoices.view',
  'write-offs': 'write-offs.view',
  'payment-promises': 'invoices.view',
  'collection-calls': 'invoices.view',
  'dunning-letters': 'invoices.view',
  leads: 'leads.view',
  pipeline: 'pipeline.view',
  calendar: 'commercial.calendar',
} as const

/** Notifies open lists and pages of a resource, after the commit, that a record has changed. */
export function publishChange(
  uow: UnitOfWork,
  resource: keyof typeof ABILITIES,
  id: number,
  action: string
) {
  uow.afterCommit(() =>
    publishLive({ event: 'record', ability: ABILITIES[resource], data: { resource, id, action } })
  )
}
