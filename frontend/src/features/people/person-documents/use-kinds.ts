import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { nameIn } from '../../../kit/display/name-in'

/** The kinds of documents to choose from, in the language of the viewer. */
export function useKinds() {
  const { i18n } = useTranslation()
  const { data = [] } = useQuery<Schema<'DocumentKind'>[]>({
    queryKey: ['/api/document-kinds?active=true&_sort=name&_order=asc&_start=0&_end=100'],
  })
  return data.map(({ id, name, nameAr }) => ({ id, label: nameIn(i18n.language, name, nameAr) }))
}
