import { notFound } from '#core/base/app_error'
import VariationOrder from './variation_order.js'

/** @throws AppError 404 */
export async function findVariation(id: number): Promise<VariationOrder> {
  const variation = await VariationOrder.find(id)
  if (!variation) throw notFound()
  return variation
}
