import { useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { LoadFailed } from '../../../kit/load-failed'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { useRecord } from '../../../kit/show/use-record'
import { QuotationForm } from './quotation-form'
import { QUOTATIONS, recordPathOf, type QuotationDetail } from './quotation'

export default function QuotationEdit() {
  const { t } = useTranslation()
  const path = recordPathOf(useParams().quotationNumber)
  const query = useRecord<QuotationDetail>(QUOTATIONS, path)
  if (query.data) {
    const { id, number } = query.data
    return <QuotationForm key={id} quotation={{ id, number }} />
  }
  if (query.error) {
    return (
      <LoadFailed
        page
        error={query.error}
        onRetry={() => void query.refetch()}
        notFound={t(`${QUOTATIONS}.not_found`)}
      />
    )
  }
  return <PageSkeleton rows={12} />
}
