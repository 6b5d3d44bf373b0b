export const MATERIALS = 'procurement.materials'

export interface Material {
  id: number
  version: number
  code: string
  name: string
  nameAr: string | null
  category: string
  kind: string
  unit: string
  tracking: string
  valuation: string
  brand: string | null
  specification: string | null
  barcode: string | null
  hsCode: string | null
  shelfLifeDays: number | null
  active: boolean
  lastPrice: string | null
  units: { unit: string; factor: string }[]
  can: Record<string, boolean>
}

export const materialPath = ({ id }: { id: number | string }): string =>
  `/procurement/materials/${id}`
