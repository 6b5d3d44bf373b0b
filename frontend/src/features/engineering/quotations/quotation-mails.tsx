import { useTranslation } from 'react-i18next'
import { RecordMails } from '../../../kit/mails/record-mails'
import { QUOTATIONS, type QuotationDetail } from './quotation'

/** What a client may have: approved, and not ended otherwise than by an order. */
const SENDABLE = new Set(['approved', 'submitted_to_client', 'won'])

/** The mails with the offer of a quotation to its client. */
export function QuotationMails({ quotation }: { quotation: QuotationDetail }) {
  const { t } = useTranslation()
  const { id, number, stage } = quotation
  return (
    <RecordMails
      path={`/api/quotations/${id}/mails`}
      title={t(`${QUOTATIONS}.mail.title`, { number })}
      hint={stage === 'approved' ? t(`${QUOTATIONS}.mail.hint`) : undefined}
      maySend={SENDABLE.has(stage)}
    />
  )
}
