import { useCallback } from 'react'
import { useParams } from 'react-router'
import { LoadFailed } from '../../../kit/load-failed'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { useRecord } from '../../../kit/show/use-record'
import { ReportForm } from './form/report-form'
import { valuesOf } from './form/values'
import { editKey, entryOf } from './queue/entry'
import { SITE_REPORTS, type SiteReport } from './site-report'

/** Changes a draft or a returned report on the version that was read. */
export default function SiteReportEdit() {
  const id = useParams().id!
  const query = useRecord<SiteReport>(SITE_REPORTS, id)
  const report = query.data
  const make = useCallback(
    (userId: number) => (report ? entryOf(report, userId, valuesOf(report)) : null),
    [report]
  )
  if (!report)
    return query.isError ? (
      <LoadFailed page error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <PageSkeleton rows={10} />
    )
  return <ReportForm key={id} entryKey={editKey(Number(id))} make={make} report={report} />
}
