import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { E_INVOICES, STATE_COLOURS, type EInvoiceState } from './e-invoice'

/** How far a document has come with the tax authority. */
export function StateTag({ state }: { state: EInvoiceState }) {
  const { t } = useTranslation()
  return (
    <Tag color={STATE_COLOURS[state]} style={{ marginInlineEnd: 0 }}>
      {t(`${E_INVOICES}.state.${state}`)}
    </Tag>
  )
}
