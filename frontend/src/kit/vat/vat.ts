import { standardRate } from './standard-rate'

/** S standard, Z zero-rated, E exempt, O outside of the scope of VAT. */
export const VAT_CATEGORIES = ['S', 'Z', 'E', 'O'] as const

/** The rate that goes with a category just chosen: only the standard one bears VAT. */
export function rateOfCategory(category: string, rate: string): string {
  if (category !== 'S') return '0'
  return Number(rate) > 0 ? rate : standardRate()
}

/** The category that goes with a rate just written; one that bears no VAT stays at a rate of 0. */
export function categoryOfRate(rate: string, category: string): string {
  if (rate.trim() === '' || Number.isNaN(Number(rate))) return category
  if (Number(rate) > 0) return 'S'
  return category === 'S' ? 'Z' : category
}
