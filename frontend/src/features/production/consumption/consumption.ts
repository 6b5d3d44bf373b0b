import type { Schema } from '../../../api/types'

export const CONSUMPTION = 'production.consumption'

/** A material of a project, as the API answers it. */
export type Consumption = Schema<'Consumption'>
export type ConsumptionDetail = Schema<'ConsumptionDetail'>
export type ConsumptionEntry = Schema<'ConsumptionEntry'>
export type Month = ConsumptionDetail['months'][number]

/** Figures that rows stand behind. */
export type Opened = 'issued' | 'returned' | 'net' | 'installed' | 'progress'

/** Stock is valued in the firm's own currency. */
export const COST_CURRENCY = 'SAR'

export const consumptionPath = ({ id }: { id: number }) => `/production/consumption/${id}`

/** The plan's version, which every change of it names. */
export const actingOn = ({ id, plan }: ConsumptionDetail) => ({ id, version: plan?.version ?? 1 })
