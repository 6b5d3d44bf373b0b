import { Card, Flex } from 'antd'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { LocalName } from '../../../kit/display/local-name'
import { StatusTag } from '../../../kit/display/status-tag'
import { Empty } from '../../../kit/empty'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { LinkButton } from '../../../kit/link-button'
import { LoadFailed } from '../../../kit/load-failed'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { RecordTable } from '../../../kit/table/record-table'
import { useAbility } from '../../../providers/access'
import { DELAYS, delayPath, useProjectDelays, type DelayRow } from './delay'
import { NoticeTag } from './notice-tag'
import { Period } from './period'

/** The delays of a project, on its page. */
export default function ProjectDelays({ record }: { record: { id: number } }) {
  const { t } = useTranslation()
  const mayRecord = useAbility('delays.record')
  const mayClaim = useAbility('delays.decide')
  const query = useProjectDelays(record.id)
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  const of = `projectId=${record.id}`
  return (
    <Card size="small">
      <Flex vertical gap="middle">
        <Flex gap="small" wrap>
          {mayRecord ? (
            <LinkButton type="primary" to={`/production/delays/new?${of}`}>
              {t(`${DELAYS}.create`)}
            </LinkButton>
          ) : null}
          {mayClaim ? (
            <LinkButton to={`/production/delay-claims/new?${of}`}>
              {t('production.delay_claims.create')}
            </LinkButton>
          ) : null}
          <LinkButton to={`/production/delay-claims?${of}`}>
            {t('production.delay_claims.title')}
          </LinkButton>
        </Flex>
        {query.data ? <DelayTable delays={query.data} /> : <PageSkeleton rows={4} />}
      </Flex>
    </Card>
  )
}

function DelayTable({ delays }: { delays: DelayRow[] }) {
  const { t } = useTranslation()
  if (!delays.length) return <Empty title={t(`${DELAYS}.empty`)} />
  const title = (name: string) => t(`${DELAYS}.fields.${name}`)
  return (
    <RecordTable<DelayRow>
      size="small"
      rowKey="id"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={delays}
      columns={[
        {
          title: title('number'),
          render: (_, row) => <Link to={delayPath(row)}>{row.number}</Link>,
        },
        {
          title: title('title'),
          render: (_, row) => <LocalName name={row.title} nameAr={row.titleAr} />,
        },
        { title: title('status'), render: (_, row) => <StatusTag status={row.status} /> },
        { title: title('period'), render: (_, row) => <Period delay={row} /> },
        {
          title: title('responsible'),
          render: (_, row) => <ChoiceText list="delay-responsibles" value={row.responsible} />,
        },
        { title: title('noticeOn'), render: (_, row) => <NoticeTag delay={row} /> },
        { title: title('grantedDays'), align: 'end', dataIndex: 'grantedDays' },
      ]}
    />
  )
}
