import type { PortalNotification } from '../../api/types'

/** So many unread ones of a type are shown as one. */
const MANY = 3
/** Each of these is a matter of its own. */
const NEVER = 'security'

export interface ItemGroup {
  type: string
  kind: string
  items: PortalNotification[]
}

export type ListEntry = PortalNotification | ItemGroup

export const isGroup = (entry: ListEntry): entry is ItemGroup => 'items' in entry

const isAlone = ({ kind, isRead, priority }: PortalNotification) =>
  isRead || !kind || kind === NEVER || priority === 'urgent'

/** Unread notifications of one type as one entry, where the newest of them stands; all others as they are. */
export function groupItems(items: PortalNotification[]): ListEntry[] {
  const groups = Map.groupBy(
    items.filter((item) => !isAlone(item)),
    ({ type }) => type
  )
  const shown = new Set<string>()
  return items.flatMap((item): ListEntry[] => {
    const group = isAlone(item) ? undefined : groups.get(item.type)
    if (!group || group.length < MANY) return [item]
    if (shown.has(item.type)) return []
    shown.add(item.type)
    return [{ type: item.type, kind: item.kind, items: group }]
  })
}
