import type { Schema } from '../../../api/types'

export const MATERIAL_TRACKING = 'procurement.material_tracking'

/** A material line with its stages from the request to the installation. */
export type TrackedMaterial = Schema<'TrackedMaterial'>
export type TrackedStage = TrackedMaterial['stages'][number]
