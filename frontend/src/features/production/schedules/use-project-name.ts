import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { nameIn } from '../../../kit/display/name-in'
import { useRecord } from '../../../kit/show/use-record'

/** What the project of a schedule is called: its name, its code until that is read. */
export function useProjectName(projectId: number): string {
  const { t, i18n } = useTranslation()
  const { data } = useRecord<Schema<'Project'>>('production.projects', String(projectId))
  if (!data) return t('production.projects.singular')
  return `${data.code} · ${nameIn(i18n.language, data.name, data.nameAr)}`
}
