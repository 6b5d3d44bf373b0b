import { Flex, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { Empty } from '../../../kit/empty'
import { FileOrderButton } from '../../../kit/jobs/file-order-button'
import { LoadFailed } from '../../../kit/load-failed'
import { PageHeader } from '../../../kit/page-header'
import { Pages } from '../../../kit/pages'
import {
  askedOf,
  PAGE,
  STAFFING,
  useStaffing,
  useStaffingQuestion,
  type Staffing,
  type StaffingQuestion,
} from './staffing'
import { StaffingFilters } from './staffing-filters'
import { StaffingGrid } from './staffing-grid'

/** Who is on which project: people in rows, weeks in columns. */
export default function StaffingPage() {
  const { t } = useTranslation()
  const question = useStaffingQuestion()
  const query = useStaffing(question)
  const found = query.data
  return (
    <>
      <PageHeader
        title={t(`${STAFFING}.title`)}
        subtitle={t(`${STAFFING}.subtitle`)}
        actions={found?.staffing.isOpen ? <StaffingExport question={question} /> : null}
      />
      {query.error ? (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      ) : found ? (
        <Weeks {...found} question={question} />
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 10 }} />
      )}
    </>
  )
}

function StaffingExport({ question }: { question: StaffingQuestion }) {
  const { t } = useTranslation()
  return (
    <FileOrderButton
      url="/api/project-staffing/exports"
      formats={['pdf', 'xlsx', 'csv']}
      bodyOf={(format) => ({ ...askedOf(question), format })}
      label={t('kit.export')}
      title={t('kit.export')}
    />
  )
}

interface WeeksProps {
  staffing: Staffing
  total: number
  question: StaffingQuestion
}

function Weeks({ staffing, total, question }: WeeksProps) {
  const { t } = useTranslation()
  if (!staffing.isOpen)
    return <Empty title={t(`${STAFFING}.closed`)} hint={t(`${STAFFING}.closed_hint`)} />
  return (
    <Flex vertical gap="middle">
      <StaffingFilters question={question} projects={staffing.projects} />
      {total ? (
        <StaffingGrid staffing={staffing} question={question} />
      ) : (
        <Empty title={t(`${STAFFING}.none`)} hint={t(`${STAFFING}.none_hint`)} />
      )}
      {total > PAGE ? (
        <Pages
          align="end"
          current={question.page}
          pageSize={PAGE}
          total={total}
          showSizeChanger={false}
          onChange={(page) => question.set({ page: String(page) })}
        />
      ) : null}
    </Flex>
  )
}
