import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { RateFrom } from '#engines/labour/month_pay'
import { byPerson } from './by_person.js'
import type { Month } from './month.js'
import type { Person } from './people_of_month.js'

interface Rate {
  employee_id: number
  effective_on: string
  basic_minor: number | string
  housing_minor: number | string
  transport_minor: number | string
  other_minor: number | string
}

/** The rates of pay of some people that hold on a day of a month, with the day of each. */
export async function ratesOfMonth(
  client: Pick<QueryClientContract, 'from'>,
  { lastOn }: Month,
  people: readonly Person[]
): Promise<(id: number) => RateFrom[]> {
  const rows: Rate[] = await client
    .from('pay_rates')
    .whereIn(
      'employee_id',
      people.map(({ id }) => id)
    )
    .where('effective_on', '<=', lastOn)
    .orderBy('effective_on')
    .select('employee_id', 'effective_on')
    .select('basic_minor', 'housing_minor', 'transport_minor', 'other_minor')
  const rates = byPerson(rows)
  return (id) =>
    rates(id).map((row) => ({
      from: row.effective_on,
      pay: {
        basic: Number(row.basic_minor),
        housing: Number(row.housing_minor),
        transport: Number(row.transport_minor),
        other: Number(row.other_minor),
      },
    }))
}
