import { useTranslation } from 'react-i18next'
import { ImportWizard } from '../../../kit/import/import-wizard'

export default function VendorImport() {
  const { t } = useTranslation()
  return (
    <ImportWizard
      resource="procurement.vendors"
      back={{ to: '/procurement/vendors', label: t('procurement.vendors.title') }}
    />
  )
}
