import { useSearchParams } from 'react-router'
import { LoadFailed } from '../../../kit/load-failed'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { useRecord } from '../../../kit/show/use-record'
import { SITE_REPORTS, type SiteReport } from '../site-reports/site-report'
import { DelayForm } from './delay-form'
import { useDelayOfBlocker } from './use-delay-of-blocker'

/** A new delay; one that a site report tells of begins with what stands there. */
export default function DelayCreate() {
  const [params] = useSearchParams()
  const reportId = params.get('report')
  return reportId ? (
    <OfBlocker reportId={reportId} blockerId={Number(params.get('blocker'))} />
  ) : (
    <DelayForm />
  )
}

function OfBlocker({ reportId, blockerId }: { reportId: string; blockerId: number }) {
  const query = useRecord<SiteReport>(SITE_REPORTS, reportId)
  const startOf = useDelayOfBlocker()
  if (query.error)
    return <LoadFailed page error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <PageSkeleton rows={10} />
  return <DelayForm start={startOf(query.data, blockerId)} />
}
