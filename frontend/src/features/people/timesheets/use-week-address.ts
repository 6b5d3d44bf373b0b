import { useAddressParams } from '../../../kit/use-address-params'
import { thisWeek, weekStartOf } from './timesheet'

const DAY = /^\d{4}-\d\d-\d\d$/

/** The week of the page in its address, so that a link and a reload keep it; this one where none is. */
export function useWeekAddress(): [string, (weekStart: string) => void] {
  const [params, setParams] = useAddressParams()
  const given = params.get('week')
  const weekStart = given && DAY.test(given) ? weekStartOf(given) : thisWeek()
  const open = (next: string) =>
    setParams(
      (current) => {
        const changed = new URLSearchParams(current)
        changed.set('week', next)
        return changed
      },
      { replace: true }
    )
  return [weekStart, open]
}
