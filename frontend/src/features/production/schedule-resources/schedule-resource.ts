import type { Schema } from '../../../api/types'

export const RESOURCES = 'production.schedule_resources'

export type Period = Schema<'PlanResource'>['periods'][number]
