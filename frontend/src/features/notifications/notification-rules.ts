import { isOwnPath } from '../../api/own-path'
import type { PortalNotification } from '../../api/types'
import { wholeNumber } from '../../providers/dates'

const BADGE_LIMIT = 99

/** Exact up to 99, "99+" above, nothing at 0. */
export function badgeText(count: number): string | null {
  if (count <= 0) return null
  return count > BADGE_LIMIT ? `${wholeNumber(BADGE_LIMIT)}+` : wholeNumber(count)
}

export type IconName = 'people' | 'cross' | 'check' | 'memo' | 'megaphone'

const ICONS: [part: string, icon: IconName][] = [
  ['approval', 'people'],
  ['rejected', 'cross'],
  ['approved', 'check'],
  ['created', 'memo'],
]

/** The first part found in the type decides; anything else is a megaphone. */
export function iconOf(type: string): IconName {
  return ICONS.find(([part]) => type.includes(part))?.[1] ?? 'megaphone'
}

export type PriorityColor = 'red' | 'orange' | 'blue' | 'gray'

const COLORS: Record<string, PriorityColor> = {
  urgent: 'red',
  high: 'orange',
  normal: 'blue',
  low: 'gray',
}

export function colorOf(priority: string): PriorityColor {
  return COLORS[priority] ?? 'blue'
}

type Target = Pick<
  PortalNotification,
  'type' | 'actionUrl' | 'relatedEntityType' | 'relatedEntityId'
>

/**
 * Where a click leads, or null for nowhere: the item's own address; the approval page of its
 * purchase order (by entity, then by type); its quotation by type.
 */
export function destinationOf(item: Target): string | null {
  const { type, actionUrl, relatedEntityType, relatedEntityId: id } = item
  if (actionUrl && isOwnPath(actionUrl)) return actionUrl
  if (id === null) return null
  const isOrder = relatedEntityType === 'purchase_order' || type.includes('purchase_order')
  if (isOrder) return `/procurement/purchase-orders/${id}/approval`
  if (type.includes('quotation')) return `/engineering/quotations/${id}`
  return null
}
