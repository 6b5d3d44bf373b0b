export const REORDER = 'procurement.reorder'

/** What a store is short of, with what is under way taken off. */
export interface Suggestion {
  /** Of the stock level. */
  id: number
  materialId: number
  materialCode: string
  materialName: string
  materialNameAr: string | null
  unit: string
  warehouseId: number
  warehouseName: string
  warehouseNameAr: string | null
  onHand: string
  inTransit: string
  onOrder: string
  reorderLevel: string
  suggested: string
  lastPrice: string | null
  vendorId: number | null
  vendorName: string | null
}

/** Suggestions in groups, each in the order in which it came. */
export function groupsBy(
  rows: Suggestion[],
  keyOf: (row: Suggestion) => number
): [number, Suggestion[]][] {
  const groups = new Map<number, Suggestion[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return [...groups]
}
