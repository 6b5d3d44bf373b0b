import { Flex } from 'antd'
import { useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { StatusTag } from '../../../kit/display/status-tag'
import { LoadFailed } from '../../../kit/load-failed'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { PageHeader } from '../../../kit/page-header'
import { useRecord } from '../../../kit/show/use-record'
import {
  projectNameIn,
  quotationPath,
  QUOTATIONS,
  recordPathOf,
  type QuotationDetail,
} from './quotation'
import { StagePlanCard } from './stage-plan-card'
import { TrackingSheetPanel } from './tracking-sheet-panel'

/** Tracking sheets of one quotation. */
export default function TrackingSheets() {
  const { t, i18n } = useTranslation()
  const path = recordPathOf(useParams().quotationNumber)
  const query = useRecord<QuotationDetail>(QUOTATIONS, path)
  const quotation = query.data
  if (!quotation) {
    return query.error ? (
      <LoadFailed
        page
        error={query.error}
        onRetry={() => void query.refetch()}
        notFound={t(`${QUOTATIONS}.not_found`)}
      />
    ) : (
      <PageSkeleton />
    )
  }
  return (
    <>
      <PageHeader
        title={t(`${QUOTATIONS}.sheets_of`, { number: quotation.number })}
        tags={<StatusTag status={quotation.stage} />}
        subtitle={<span dir="auto">{projectNameIn(i18n.language, quotation)}</span>}
        back={{ to: quotationPath(quotation), label: quotation.number }}
      />
      <Flex vertical gap="middle">
        <StagePlanCard quotation={quotation} />
        <TrackingSheetPanel quotation={quotation} />
      </Flex>
    </>
  )
}
