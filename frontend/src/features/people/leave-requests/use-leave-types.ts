import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { nameIn } from '../../../kit/display/name-in'

export type LeaveType = Schema<'LeaveType'>

/** The kinds of leave to choose from, with their names in the language of the viewer. */
export function useLeaveTypes() {
  const { i18n } = useTranslation()
  const { data = [] } = useQuery<LeaveType[]>({
    queryKey: ['/api/leave-types?active=true&_sort=name&_order=asc&_start=0&_end=100'],
  })
  return data.map((type) => ({ ...type, label: nameIn(i18n.language, type.name, type.nameAr) }))
}
