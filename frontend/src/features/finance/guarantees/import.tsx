import { useTranslation } from 'react-i18next'
import { ImportWizard } from '../../../kit/import/import-wizard'
import { GUARANTEES } from './guarantee'

export default function GuaranteeImport() {
  const { t } = useTranslation()
  return (
    <ImportWizard
      resource={GUARANTEES}
      back={{ to: '/finance/guarantees', label: t(`${GUARANTEES}.title`) }}
    />
  )
}
