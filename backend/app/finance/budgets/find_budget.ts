import { notFound } from '#core/base/app_error'
import Budget from './budget.js'

/** With its lines. @throws AppError 404 */
export async function findBudget(id: number): Promise<Budget> {
  const budget = await Budget.query().where('id', id).preload('lines').first()
  if (!budget) throw notFound()
  return budget
}
