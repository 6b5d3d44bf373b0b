import { useQuery } from '@tanstack/react-query'
import { http } from '../../../api/http'
import { retryRecord } from '../../../kit/show/use-record'
import { TIMESHEETS, type Timesheet } from './timesheet'

/** The week of somebody, of oneself where nobody is named. */
export async function readWeek(
  weekStart: string,
  employeeId?: number,
  signal?: AbortSignal
): Promise<Timesheet> {
  const params = { weekStart, ...(employeeId ? { employeeId } : {}) }
  return (await http.get<Timesheet>('/api/timesheets/week', { params, signal })).data
}

export const useWeek = (weekStart: string, employeeId?: number) =>
  useQuery({
    // read again with the records of timesheets
    queryKey: ['record', TIMESHEETS, 'week', weekStart, employeeId ?? null],
    queryFn: ({ signal }) => readWeek(weekStart, employeeId, signal),
    retry: retryRecord,
    staleTime: 0,
    // what is being entered must not be replaced by what was stored
    refetchOnWindowFocus: false,
  })
