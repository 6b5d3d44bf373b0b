import type { ApiClient } from '@japa/api-client'
import { call } from '../procurement/support.js'

/** Terms in several parts with discounts for paying early; days of the last one nobody knows. */
export async function someTerms(client: ApiClient): Promise<number[]> {
  const part = (
    portion: string,
    dueFrom: string,
    days: number,
    discount: string | null = null
  ) => ({
    ...{ portion, dueFrom, days, discount, discountDays: 7 },
  })
  const terms = [
    [
      part('33.33', 'invoice', 30, '2.5'),
      part('33.33', 'month_end', 15),
      part('33.34', 'invoice', 5),
    ],
    [
      part('70', 'delivery', 10, '1'),
      part('20', 'invoice', 90, '0.01'),
      part('10', 'retention', 30),
    ],
    [part('30', 'approval', 0), part('45', 'milestone', 0), part('25', 'invoice', 0, '33.33')],
  ]
  const made: number[] = []
  for (const [i, parts] of terms.entries()) {
    const body = { code: `H-${i}`, name: `History ${i}`, nameAr: `تاريخ ${i}`, parts }
    const answer = await call(client, 'buyer', 'post', '/api/payment-terms', { body })
    made.push(answer.body().id)
  }
  return made
}
