import { Alert, Card, Flex } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../../api/types'
import { PageSkeleton } from '../../../../kit/page-skeleton'
import { JobProgress } from '../../../../kit/jobs/job-progress'
import { LoadFailed } from '../../../../kit/load-failed'
import type { QuotationDetail } from '../quotation'
import { PricedWorkbooks } from './priced-workbooks'
import { SheetsCard } from './sheets-card'
import { WorkbookFile } from './workbook-file'
import { WORKBOOK, workbookPath, type ClientWorkbook } from './workbook'

/** The client's own bill: it comes in, becomes lines, and goes back with our prices in it. */
export function WorkbookPanel({ quotation }: { quotation: QuotationDetail }) {
  const path = workbookPath(quotation.id)
  const query = useQuery<Schema<'ClientWorkbookOfQuotation'>>({ queryKey: [path], staleTime: 0 })
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <PageSkeleton rows={4} />
  const { workbook } = query.data
  const refetch = () => void query.refetch()
  return (
    <Flex vertical gap="middle">
      <WorkbookFile quotation={quotation} workbook={workbook} onChanged={refetch} />
      {workbook ? <ReadingState workbook={workbook} onFinished={refetch} /> : null}
      {workbook?.status === 'ready' ? (
        <>
          <SheetsCard
            key={workbook.id}
            quotation={quotation}
            workbook={workbook}
            onImported={refetch}
          />
          {quotation.can.seePrices ? <PricedWorkbooks quotation={quotation} /> : null}
        </>
      ) : null}
    </Flex>
  )
}

interface ReadingStateProps {
  workbook: ClientWorkbook
  onFinished: () => void
}

/** How reading the file goes, or why it can't be read. */
function ReadingState({ workbook: { status, jobId, fault }, onFinished }: ReadingStateProps) {
  const { t } = useTranslation()
  if (fault)
    return <Alert type="error" showIcon role="alert" message={t(`${WORKBOOK}.faults.${fault}`)} />
  if (status !== 'reading' || !jobId) return null
  return (
    <Card size="small" title={t(`${WORKBOOK}.reading`)}>
      <JobProgress key={jobId} job={{ id: jobId }} download={false} onFinished={onFinished} />
    </Card>
  )
}
