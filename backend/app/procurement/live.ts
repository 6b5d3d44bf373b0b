import { publishLive } from '#core/live/publish_live'
import type { Unit } from '#core/unit/unit'

const ABILITIES = {
  vendors: 'vendors.view',
  'purchase-orders': 'purchase-orders.view',
  bills: 'finance.bills',
  'purchase-requests': 'purchase-requests.view',
  'payment-terms': 'payment-terms.lookup',
  materials: 'procurement.inventory',
  warehouses: 'procurement.inventory',
  'stock-levels': 'procurement.inventory',
  trips: 'procurement.transport',
  equipment: 'procurement.equipment',
  'stock-movements': 'procurement.inventory',
} as const

/** Tells open lists and pages of a resource, after the commit, that a record has changed. */
export function announce(unit: Unit, resource: keyof typeof ABILITIES, id: number, action: string) {
  unit.afterCommit(() =>
    publishLive({ event: 'record', ability: ABILITIES[resource], data: { resource, id, action } })
  )
}
