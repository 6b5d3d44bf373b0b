import { Flex, Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { DayInput } from '../../../kit/inputs/day-input'
import { RecordSelect } from '../../../kit/inputs/record-select'
import { FileOrderButton } from '../../../kit/jobs/file-order-button'
import { LoadFailed } from '../../../kit/load-failed'
import { PageHeader } from '../../../kit/page-header'
import { SearchBox } from '../../../kit/table/search-box'
import { END_OF_SERVICE } from './end-of-service'
import { LiabilityDepartments, LiabilitySums } from './liability-sums'
import { LiabilityTable } from './liability-table'
import { useLiability } from './use-liability'

/** What the firm would owe everyone at the end of their contracts, as of a day. */
export default function LiabilityPage() {
  const { t } = useTranslation()
  const report = useLiability()
  const { query, asOf, params } = report
  return (
    <>
      <PageHeader
        title={t(`${END_OF_SERVICE}.title`)}
        subtitle={t(`${END_OF_SERVICE}.subtitle`)}
        actions={
          <FileOrderButton
            url="/api/end-of-service/exports"
            formats={['csv', 'xlsx']}
            bodyOf={(format) => ({
              ...{ format, asOf, q: params.get('q') || null },
              departmentId: Number(params.get('departmentId')) || null,
            })}
            label={t(`${END_OF_SERVICE}.export`)}
            title={t(`${END_OF_SERVICE}.title`)}
          />
        }
      />
      <Filters report={report} />
      {query.error ? (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Flex vertical gap="middle">
          <LiabilitySums report={query.data} />
          <LiabilityTable report={report} />
          <LiabilityDepartments report={query.data} />
        </Flex>
      )}
    </>
  )
}

function Filters({ report }: { report: ReturnType<typeof useLiability> }) {
  const { t } = useTranslation()
  const { asOf, params, narrow } = report
  const day = t('kit.report.as_of')
  const department = t(`${END_OF_SERVICE}.fields.departmentName`)
  return (
    <Flex wrap gap="middle" align="flex-start">
      <Form.Item label={day}>
        <DayInput aria-label={day} value={asOf} onChange={(on) => narrow('asOf', on)} />
      </Form.Item>
      <Form.Item label={department} style={{ minWidth: 240 }}>
        <RecordSelect
          aria-label={department}
          lookup="departments/lookup"
          value={Number(params.get('departmentId')) || null}
          onChange={(id) => narrow('departmentId', id === null ? null : String(id))}
        />
      </Form.Item>
      <Form.Item style={{ flex: '1 1 200px' }}>
        <SearchBox value={params.get('q') ?? ''} onChange={(text) => narrow('q', text || null)} />
      </Form.Item>
    </Flex>
  )
}
