import { useTranslation } from 'react-i18next'
import { ImportWizard } from '../../../kit/import/import-wizard'

const PRICE_LISTS = 'procurement.price_lists'

export default function PriceListImport() {
  const { t } = useTranslation()
  return (
    <ImportWizard
      resource={PRICE_LISTS}
      back={{ to: '/procurement/price-lists', label: t(`${PRICE_LISTS}.title`) }}
    />
  )
}
