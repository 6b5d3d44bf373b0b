import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import type { StoredFile } from './types'

/** Warns of a drawing that must not be built from any more, and names the one that counts. */
export function SupersededTag({ file }: { file: StoredFile }) {
  const { t } = useTranslation()
  if (!file.supersededBy) return null
  const { drawingRevision, name } = file.supersededBy
  return <Tag color="error">{t('files.files.superseded', { by: drawingRevision ?? name })}</Tag>
}
