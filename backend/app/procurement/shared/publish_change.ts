import { publishLive } from '#core/live/publish_live'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'

const ABILITIES = {
  vendors: 'vendors.view',
  'purchase-orders': 'purchase-orders.view',
  bills: 'finance.bills',
  'vendor-credits': 'bills.view',
  'vendor-advances': 'bills.view',
  'vendor-statements': 'vendor-statements.view',
  'withholding-returns': 'withholding.view',
  'payment-runs': 'payment-runs.view',
  'purchase-requests': 'purchase-requests.view',
  'payment-terms': 'payment-terms.lookup',
  materials: 'procurement.inventory',
  'stock-levels': 'procurement.inventory',
  trips: 'procurement.transport',
  equipment: 'procurement.equipment',
  'stock-movements': 'procurement.inventory',
  // what is bought for a project, by its id: schedules show when material is there
  'project-supply': 'schedules.view',
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
