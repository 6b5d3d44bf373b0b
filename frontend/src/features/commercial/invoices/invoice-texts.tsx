import { useTranslation } from 'react-i18next'
import { Ltr } from '../../../kit/display/ltr'
import type { Invoice } from './invoice'

export function InvoiceType({ type }: { type: string }) {
  const { t } = useTranslation()
  return t(`commercial.invoices.type.${type}`)
}

/** The number; a draft has none yet. */
export function InvoiceNumber({ invoice }: { invoice: Pick<Invoice, 'id' | 'number'> }) {
  const { t } = useTranslation()
  if (invoice.number) return <Ltr>{invoice.number}</Ltr>
  return t('commercial.invoices.draft', { id: invoice.id })
}
