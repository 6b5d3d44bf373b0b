import type { Schema } from '../../../api/types'

export const PROFITABILITY = 'finance.project_profitability'

export type ProfitabilityRow = Schema<'ProjectProfitabilityRow'>
export type ProjectProfitability = Schema<'ProjectProfitability'>

export const profitabilityPath = ({ id }: { id: number | string }): string =>
  `/finance/project-profitability/${id}`
