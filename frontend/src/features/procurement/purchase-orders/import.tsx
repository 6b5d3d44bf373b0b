import { useTranslation } from 'react-i18next'
import { ImportWizard } from '../../../kit/import/import-wizard'
import { PURCHASE_ORDERS } from './purchase-order'

export default function PurchaseOrderImport() {
  const { t } = useTranslation()
  return (
    <ImportWizard
      resource={PURCHASE_ORDERS}
      back={{ to: '/procurement/purchase-orders', label: t(`${PURCHASE_ORDERS}.title`) }}
    />
  )
}
