import { Skeleton } from 'antd'
import { LoadFailed } from '../../../kit/load-failed'
import { useRecord } from '../../../kit/show/use-record'
import { PAYMENT_TRACKING, type ProjectPayments } from './payment-tracking'
import { ProjectFigures } from './project-figures'

/** The payments of a project, on its page. */
export default function PaymentsTab({ record: { id } }: { record: { id: number } }) {
  const query = useRecord<ProjectPayments>(PAYMENT_TRACKING, String(id))
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <Skeleton active title={false} paragraph={{ rows: 8 }} />
  return <ProjectFigures project={query.data} />
}
