import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { PAY_PARTS } from '#engines/labour/month_pay'

/** What someone is paid a month, in minor units, from a day on. */
export interface MonthlyPay {
  effectiveOn: string
  basicMinor: number
  housingMinor: number
  transportMinor: number
  otherMinor: number
  /** The actual wage: basic pay and every fixed allowance (article 2). */
  wageMinor: number
}

/** The pay that holds on a day, by employee; of one person where one is named. Who has none is left out. */
export async function ratesOn(
  client: Pick<QueryClientContract, 'from'>,
  day: string,
  employeeId?: number
): Promise<Map<number, MonthlyPay>> {
  const latest = client
    .from('pay_rates')
    .where('effective_on', '<=', day)
    .groupBy('employee_id')
    .select('employee_id')
    .max('effective_on as effective_on')
  if (employeeId !== undefined) latest.where('employee_id', employeeId)
  const rows = await client.from('pay_rates').whereIn(['employee_id', 'effective_on'], latest)
  return new Map(rows.map((row) => [Number(row.employee_id), payOf(row)]))
}

function payOf(row: Record<string, unknown>): MonthlyPay {
  const [basicMinor, housingMinor, transportMinor, otherMinor] = PAY_PARTS.map((part) =>
    Number(row[`${part}_minor`])
  ) as [number, number, number, number]
  return {
    effectiveOn: String(row.effective_on),
    ...{ basicMinor, housingMinor, transportMinor, otherMinor },
    wageMinor: basicMinor + housingMinor + transportMinor + otherMinor,
  }
}
