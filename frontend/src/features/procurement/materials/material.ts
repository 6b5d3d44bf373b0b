import type { Schema } from '../../../api/types'

export const MATERIALS = 'procurement.materials'

export type Material = Schema<'Material'>

export const materialPath = ({ id }: { id: number | string }): string =>
  `/procurement/materials/${id}`
