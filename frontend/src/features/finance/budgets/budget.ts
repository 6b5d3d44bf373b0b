import type { Answer, Schema } from '../../../api/types'

export const BUDGETS = 'finance.budgets'

export type BudgetRow = Schema<'BudgetRow'>
export type Budget = Schema<'Budget'>
export type BudgetFigures = Answer<'budget_figures.show'>
export type FigureLine = BudgetFigures['lines'][number]

export const STATUSES = [
  'draft',
  'submitted',
  'approved',
  'rejected',
  'superseded',
  'cancelled',
] as const

export const OWNERS = ['project', 'department'] as const

export const budgetPath = ({ id }: { id: number | string }): string => `/finance/budgets/${id}`

const indexOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1

/** Every month of a budget; none until both of its ends are known. */
export function monthsOf(from: string | null | undefined, to: string | null | undefined): string[] {
  if (!from || !to) return []
  const count = Math.max(0, indexOf(to) - indexOf(from) + 1)
  return Array.from({ length: count }, (_, i) => {
    const at = indexOf(from) + i
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
  })
}
