import type { LargeContext } from './context.js'
import { ITEMS } from './vocabulary.js'

/** What quotations and orders have in common: a described quantity at a rate. */
export interface GeneratedLine {
  section: string
  description: string
  descriptionAr: string
  unit: string
  product: string
  /** Both in ten-thousandths. */
  quantityE4: number
  rateE4: number
}

/**
 * Three to eight lines of different works.
 * @param share of the largest quantity that one line may have
 */
export function someLines({ random }: LargeContext, share: number): GeneratedLine[] {
  const start = random.whole(0, ITEMS.length - 1)
  return Array.from({ length: random.whole(3, 8) }, (_, index) => {
    const item = ITEMS[(start + index) % ITEMS.length]
    const [section, description, descriptionAr, unit, rate, most, product] = item
    const quantity = Math.max(1, Math.round(most * share * random.next() * 100) / 100)
    return {
      section,
      description,
      descriptionAr,
      unit,
      product,
      quantityE4: Math.round(quantity * 10_000),
      rateE4: Math.round(rate * (0.85 + 0.3 * random.next()) * 100) * 100,
    }
  })
}
