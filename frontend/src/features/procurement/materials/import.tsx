import { useTranslation } from 'react-i18next'
import { ImportWizard } from '../../../kit/import/import-wizard'
import { MATERIALS } from './material'

export default function MaterialImport() {
  const { t } = useTranslation()
  return (
    <ImportWizard
      resource={MATERIALS}
      back={{ to: '/procurement/materials', label: t(`${MATERIALS}.title`) }}
    />
  )
}
