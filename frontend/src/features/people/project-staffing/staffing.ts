import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { http } from '../../../api/http'
import type { Schema } from '../../../api/types'
import { today } from '../../../kit/inputs/today'
import { useAddressParams } from '../../../kit/use-address-params'

export const STAFFING = 'people.project_staffing'
export const PAGE = 50

export type Staffing = Schema<'ProjectStaffing'>
export type StaffedPerson = Schema<'StaffedPerson'>
export type Week = Staffing['weeks'][number]

export const SHOWN = ['assigned', 'everyone'] as const

/** Which weeks of whom, kept in the address. */
export function useStaffingQuestion() {
  const [params, change] = useAddressParams()
  const numberOf = (name: string) => {
    const value = params.get(name)
    return value ? Number(value) : null
  }
  const show = SHOWN.find((one) => one === params.get('show')) ?? 'assigned'
  const set = (values: Record<string, string | null>) =>
    change((current) => {
      for (const [name, value] of Object.entries(values)) {
        if (value) current.set(name, value)
        else current.delete(name)
      }
      if (!('page' in values)) current.delete('page')
      return current
    })
  return {
    ...{ from: params.get('from') ?? today(), weeks: numberOf('weeks') ?? 8, show },
    ...{ departmentId: numberOf('departmentId'), projectId: numberOf('projectId') },
    ...{ page: numberOf('page') ?? 1, set },
  }
}

export type StaffingQuestion = ReturnType<typeof useStaffingQuestion>

/** The question as members of a body. */
export const askedOf = ({ from, weeks, show, departmentId, projectId }: StaffingQuestion) => ({
  ...{ from, weeks, show },
  ...(departmentId !== null && { departmentId }),
  ...(projectId !== null && { projectId }),
})

export function useStaffing(question: StaffingQuestion) {
  const { page } = question
  const range = { _start: (page - 1) * PAGE, _end: page * PAGE }
  const members = Object.entries({ ...askedOf(question), ...range })
  const search = new URLSearchParams(members.map(([name, value]) => [name, String(value)]))
  const path = `/api/project-staffing?${search.toString()}`
  return useQuery({
    queryKey: [path],
    queryFn: async ({ signal }) => {
      const { data, headers } = await http.get<Staffing>(path, { signal })
      return { staffing: data, total: Number(headers['x-total-count'] ?? data.people.length) }
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}
