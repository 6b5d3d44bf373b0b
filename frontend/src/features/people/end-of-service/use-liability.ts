import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useReportDay } from '../../../kit/report/report-day'
import { PAGE_SIZE, type Liability } from './end-of-service'

const PASSED_ON = ['departmentId', 'q', '_sort', '_order'] as const

/** The report of the day, department and words in the address, with its place among the pages. */
export function useLiability() {
  const { filters, params, set } = useReportDay()
  const page = Number(params.get('page') ?? 1)
  const search = new URLSearchParams({ asOf: filters.asOf })
  for (const name of PASSED_ON) if (params.get(name)) search.set(name, params.get(name)!)
  search.set('_start', String((page - 1) * PAGE_SIZE))
  search.set('_end', String(page * PAGE_SIZE))
  const query = useQuery<Liability>({
    queryKey: [`/api/end-of-service?${search}`],
    placeholderData: keepPreviousData,
    // each reading is a look of its own in the log
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  /** Another choice of people begins on the first page. */
  const narrow = (name: string, value: string | null) => {
    set('page', null)
    set(name, value)
  }
  return { query, page, asOf: filters.asOf, params, set, narrow }
}
