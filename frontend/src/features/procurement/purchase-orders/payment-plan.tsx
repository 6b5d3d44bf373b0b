import { Alert, Card, Flex, Form, Tag, type TableColumnType } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { ConfirmAction } from '../../../kit/confirm-action'
import { DateText } from '../../../kit/display/date-text'
import { Money, Percent } from '../../../kit/display/numbers'
import { Empty } from '../../../kit/empty'
import { DayInput } from '../../../kit/inputs/day-input'
import { today } from '../../../kit/inputs/today'
import { useChoiceLabel } from '../../../kit/inputs/use-choices'
import { Totals } from '../../../kit/lines/totals'
import { LoadFailed } from '../../../kit/load-failed'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { RecordTable } from '../../../kit/table/record-table'
import { NONE } from '../../../kit/display/none'
import { PURCHASE_ORDERS, type PurchaseOrder } from './purchase-order'

type Plan = Schema<'OrderPaymentPlan'>
type Instalment = Plan['instalments'][number]

const TEXTS = `${PURCHASE_ORDERS}.plan`
const COLOURS: Record<Instalment['state'], string> = {
  waiting: 'default',
  open: 'blue',
  paid: 'green',
}

interface PaymentPlanProps {
  order: Pick<PurchaseOrder, 'id' | 'version'>
}

/** When which part of an order is paid, and what of it is paid already. */
export function PaymentPlan({ order }: PaymentPlanProps) {
  const { t } = useTranslation()
  const action = useRecordAction(PURCHASE_ORDERS)
  const query = useQuery<Plan>({
    queryKey: [`/api/purchase-orders/${order.id}/payment-plan`, order.version],
    staleTime: 0,
  })
  const columns = useColumns(query.data, order, action)
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return null
  const { instalments, total, currency, frozenOn } = query.data
  if (!instalments.length) return <Empty title={t(`${TEXTS}.none`)} />
  return (
    <Flex vertical gap="middle">
      {frozenOn ? null : <Alert type="info" showIcon message={t(`${TEXTS}.not_frozen`)} />}
      <Card size="small">
        <RecordTable<Instalment>
          size="small"
          rowKey="position"
          pagination={false}
          scroll={{ x: 'max-content' }}
          dataSource={instalments}
          columns={columns}
        />
        <Totals
          rows={[
            {
              label: t(`${TEXTS}.total`),
              value: <Money value={total} currency={currency} />,
              strong: true,
            },
          ]}
        />
      </Card>
      <ActionConflict action={action} />
    </Flex>
  )
}

function useColumns(
  plan: Plan | undefined,
  order: PaymentPlanProps['order'],
  action: ReturnType<typeof useRecordAction>
): TableColumnType<Instalment>[] {
  const { t } = useTranslation()
  const triggerOf = useChoiceLabel('due-triggers')
  const text = (name: string) => t(`${TEXTS}.${name}`)
  const amount = (name: 'amount' | 'paid'): TableColumnType<Instalment> => ({
    title: text(name),
    align: 'end',
    render: (_, row) => <Money bare value={row[name]} currency={plan?.currency} />,
  })
  const dates: TableColumnType<Instalment> = {
    title: text('dueOn'),
    render: (_, row) => (
      <Flex gap="small" wrap align="center">
        {row.dueOn ? <DateText value={row.dueOn} /> : NONE}
        {row.dueFrom === 'milestone' && row.id && plan?.can.reach ? (
          <Reached row={row} order={order} action={action} />
        ) : null}
      </Flex>
    ),
  }
  return [
    {
      title: text('portion'),
      render: (_, { portion }) => (portion ? <Percent value={portion} decimals={2} /> : NONE),
    },
    { title: text('dueFrom'), render: (_, row) => triggerOf(row.dueFrom) },
    dates,
    {
      title: text('state'),
      render: (_, { state }) => <Tag color={COLOURS[state]}>{text(`states.${state}`)}</Tag>,
    },
    amount('amount'),
    amount('paid'),
  ]
}

interface ReachedProps extends PaymentPlanProps {
  row: Instalment
  action: ReturnType<typeof useRecordAction>
}

/** Enters when a milestone was reached; an empty day takes it back. */
function Reached({ row, order, action }: ReachedProps) {
  const { t } = useTranslation()
  return (
    <ConfirmAction
      size="small"
      label={t(`${TEXTS}.reach`)}
      title={t(`${TEXTS}.reach_title`)}
      content={t(`${TEXTS}.reach_text`)}
      confirmLabel={t('common.save')}
      fields={
        <Form.Item
          name="reachedOn"
          label={t(`${TEXTS}.reachedOn`)}
          initialValue={row.reachedOn ?? today()}
        >
          <DayInput />
        </Form.Item>
      }
      onConfirm={(_, { reachedOn }) =>
        action.run(order, {
          path: `payment-plan/${row.id}`,
          method: 'patch',
          body: { reachedOn: reachedOn ?? null },
          done: t(`${TEXTS}.reach_done`),
        })
      }
    />
  )
}
