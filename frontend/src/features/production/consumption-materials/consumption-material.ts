import type { Schema } from '../../../api/types'

export const CONSUMPTION_MATERIALS = 'production.consumption_materials'

/** A material over all projects, as the API answers it. */
export type ConsumptionMaterial = Schema<'ConsumptionMaterial'>
export type MaterialEntry = Schema<'ConsumptionMaterialEntry'>

/** Figures that rows stand behind. */
export const OPENED = ['issued', 'returned', 'net', 'installed'] as const
export type OpenedSum = (typeof OPENED)[number]

/** Where its projects are listed, whose figures add up to it. */
export const projectsOf = ({ materialId }: { materialId: number }) =>
  `/production/consumption?materialId=${materialId}`
