import { Card, Flex, Skeleton } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Ltr } from '../../../kit/display/ltr'
import { MixedText } from '../../../kit/display/mixed-text'
import { Empty } from '../../../kit/empty'
import { LoadFailed } from '../../../kit/load-failed'
import { PageHeader } from '../../../kit/page-header'
import { Details } from '../../../kit/show/details'
import { RecordTable } from '../../../kit/table/record-table'
import { E_INVOICES, SETTING_KEY, STATE_COLOURS, type EInvoicing } from './e-invoice'
import { ModeCard } from './mode-card'
import { SellerForm } from './seller-form'
import { StateTag } from './state-tag'
import { UnitsCard } from './units-card'

const LOOK_AGAIN_MS = 3000

/** A new unit is tested by a job; what the checks found comes moments later. */
const isTested = (data?: EInvoicing) =>
  data?.units.some(({ status, checks }) => status === 'requested' && checks.length === 0)

/** How the firm takes part in e-invoicing: the mode, the address, what signs, and what is open. */
export default function EInvoicingPage() {
  const { t } = useTranslation()
  const query = useQuery<EInvoicing>({
    queryKey: SETTING_KEY,
    staleTime: 0,
    refetchInterval: ({ state }) => (isTested(state.data) ? LOOK_AGAIN_MS : false),
  })
  if (query.error)
    return <LoadFailed page error={query.error} onRetry={() => void query.refetch()} />
  const { data } = query
  const onDone = () => void query.refetch()
  return (
    <>
      <PageHeader title={t(`${E_INVOICES}.title`)} subtitle={t(`${E_INVOICES}.subtitle`)} />
      {data ? (
        <Flex vertical gap="middle">
          <ModeCard setting={data} onDone={onDone} />
          <States states={data.states} />
          <Problems problems={data.problems} />
          <SellerForm key={data.version} setting={data} onDone={onDone} />
          <UnitsCard setting={data} onDone={onDone} />
        </Flex>
      ) : (
        <Skeleton active title={false} />
      )}
    </>
  )
}

function States({ states }: Pick<EInvoicing, 'states'>) {
  const { t } = useTranslation()
  const names = Object.keys(STATE_COLOURS) as (keyof typeof states)[]
  return (
    <Details
      resource={E_INVOICES}
      title={t(`${E_INVOICES}.documents`)}
      items={names.map((name) => ({
        name,
        label: t(`${E_INVOICES}.state.${name}`),
        value: <bdi>{states[name]}</bdi>,
      }))}
    />
  )
}

type Problem = EInvoicing['problems'][number]

function Problems({ problems }: Pick<EInvoicing, 'problems'>) {
  const { t } = useTranslation()
  if (problems.length === 0) return null
  return (
    <Card size="small" title={t(`${E_INVOICES}.problems`)}>
      <RecordTable<Problem>
        size="small"
        rowKey="id"
        pagination={false}
        dataSource={problems}
        locale={{ emptyText: <Empty title={t(`${E_INVOICES}.no_problems`)} /> }}
        columns={[
          {
            title: t(`${E_INVOICES}.fields.number`),
            render: (_, row) => (
              <Link to={`/commercial/invoicing/${row.invoiceId}`}>
                <Ltr>{row.number}</Ltr>
              </Link>
            ),
          },
          {
            title: t(`${E_INVOICES}.fields.state`),
            render: (_, row) => <StateTag state={row.state} />,
          },
          {
            title: t(`${E_INVOICES}.fields.failure`),
            render: (_, row) =>
              row.failure ? (
                t(`${E_INVOICES}.failure.${row.failure}`)
              ) : (
                <MixedText>{row.reason}</MixedText>
              ),
          },
        ]}
      />
    </Card>
  )
}
