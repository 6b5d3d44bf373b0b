import { useTranslation } from 'react-i18next'
import { ImportWizard } from '../../../kit/import/import-wizard'
import { MOVEMENTS } from './movement'

export default function OpeningImport() {
  const { t } = useTranslation()
  return (
    <ImportWizard
      resource={MOVEMENTS}
      back={{ to: '/procurement/movements', label: t(`${MOVEMENTS}.title`) }}
    />
  )
}
