import type { Section } from '../../../api/types'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { queryClient } from '../../../providers/query-client'
import { SECTIONS_KEY } from '../../../providers/sections'

export const SECTIONS = 'administration.sections'

/** Opens or closes a section; the state of all sections is read again, however it went. */
export function useChangeSection() {
  const action = useRecordAction(SECTIONS)
  const change = async (section: Section, body: Partial<Section>, done: string) => {
    try {
      await action.run(section, { path: '', method: 'patch', body, done })
    } finally {
      await queryClient.invalidateQueries({ queryKey: SECTIONS_KEY })
    }
  }
  return { ...action, change }
}
