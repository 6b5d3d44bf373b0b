import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { nameIn } from '../../../kit/display/name-in'
import type { PermissionSet } from '../permission-sets/permission-set'

/** All permission sets, of which a firm has tens, with their names in the user's language. */
export function useSets() {
  const { i18n } = useTranslation()
  const { data = [] } = useQuery<PermissionSet[]>({
    queryKey: ['/api/permission-sets?_start=0&_end=200'],
    staleTime: 0,
  })
  const nameOf = (id: number): string => {
    const set = data.find((one) => one.id === id)
    return set ? nameIn(i18n.language, set.name, set.nameAr) : String(id)
  }
  return { sets: data, nameOf, options: data.map(({ id }) => ({ value: id, label: nameOf(id) })) }
}
