import { Flex } from 'antd'
import { PlusOutlined } from '@ant-design/icons'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { Ltr } from '../../../kit/display/ltr'
import { Money } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { Empty } from '../../../kit/empty'
import { LinkButton } from '../../../kit/link-button'
import { LoadFailed } from '../../../kit/load-failed'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { useTabRows } from '../../../kit/show/use-tab-rows'
import { RecordTable } from '../../../kit/table/record-table'
import { useAbility } from '../../../providers/access'
import { leadPath, LEADS, nextStepOf, type Lead } from './lead'
import { NextStep } from './next-step'

/** The leads of a client, newest first, on its page. */
export default function ClientLeads({ record }: { record: { id: number } }) {
  const { t } = useTranslation()
  const mayAdd = useAbility('leads.manage')
  const path = `/api/leads?clientId=${record.id}&_start=0&_end=100&_sort=createdAt&_order=desc`
  const query = useTabRows<Lead>(path, ['leads'])
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <PageSkeleton rows={4} />
  const create = mayAdd ? (
    <LinkButton
      type="primary"
      icon={<PlusOutlined />}
      to={`/commercial/leads/new?clientId=${record.id}`}
    >
      {t(`${LEADS}.create`)}
    </LinkButton>
  ) : null
  if (!query.data.length) return <Empty title={t(`${LEADS}.none_of_client`)} action={create} />
  return (
    <Flex vertical gap="middle" align="flex-start">
      {create}
      <LeadTable leads={query.data} />
    </Flex>
  )
}

function LeadTable({ leads }: { leads: Lead[] }) {
  const { t } = useTranslation()
  const title = (name: string) => t(`${LEADS}.fields.${name}`)
  return (
    <RecordTable<Lead>
      size="small"
      rowKey="id"
      pagination={false}
      scroll={{ x: 'max-content' }}
      style={{ inlineSize: '100%' }}
      dataSource={leads}
      columns={[
        {
          title: title('number'),
          render: (_, row) => (
            <Link to={leadPath(row)}>
              <Ltr>{row.number}</Ltr>
            </Link>
          ),
        },
        {
          title: title('name'),
          render: (_, row) => <LocalName name={row.name} nameAr={row.nameAr} />,
        },
        { title: title('stage'), render: (_, row) => <StatusTag status={row.stage} /> },
        {
          title: title('value'),
          align: 'end',
          render: (_, row) => <Money value={row.value} currency={row.currency} />,
        },
        { title: title('ownerName'), render: (_, row) => <bdi>{row.ownerName}</bdi> },
        { title: title('nextStep'), render: (_, row) => <NextStep {...nextStepOf(row)} /> },
        { title: title('expectedOn'), render: (_, row) => <DateText value={row.expectedOn} /> },
      ]}
    />
  )
}
