import { today } from '../../../kit/inputs/today'
import { useAddressParams } from '../../../kit/use-address-params'
import type { OpenFigure, Report } from './report'

const USUAL_MONTHS = '12'

/** What is asked of a report, kept in the address with the figure that is open. */
export function useQuestion() {
  const [params, change] = useAddressParams()
  const asOf = params.get('asOf') ?? today()
  const months = params.get('months') ?? USUAL_MONTHS
  const department = params.get('departmentId')
  const row = params.get('row')
  const column = params.get('column')
  const set = (name: string, value: string | null) =>
    change((current) => {
      if (value) current.set(name, value)
      else current.delete(name)
      current.delete('row')
      current.delete('column')
      return current
    })
  const open = (figure: OpenFigure | null) =>
    change((current) => {
      for (const name of ['row', 'column'] as const) {
        if (figure) current.set(name, figure[name])
        else current.delete(name)
      }
      return current
    })
  return {
    ...{ asOf, months, department: department ? Number(department) : null },
    ...{ set, open, figure: row && column ? { row, column } : null },
  }
}

export type Question = ReturnType<typeof useQuestion>

/** The parts of the question that a report takes, as members of a body. */
export const askedOf = ({ asks }: Report, { asOf, months, department }: Question) => ({
  asOf,
  ...(asks.includes('months') && { months: Number(months) }),
  ...(asks.includes('department') && department !== null && { departmentId: department }),
})

/** The same as the query of a call. */
export const searchOf = (report: Report, question: Question) =>
  new URLSearchParams(
    Object.entries(askedOf(report, question)).map(([name, value]) => [name, String(value)])
  ).toString()
