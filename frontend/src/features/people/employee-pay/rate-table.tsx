import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { DateText } from '../../../kit/display/date-text'
import { Money } from '../../../kit/display/numbers'
import { Empty } from '../../../kit/empty'
import { today } from '../../../kit/inputs/today'
import { DeleteRow } from '../../../kit/show/tab-rows'
import { useTabWrites } from '../../../kit/show/use-tab-rows'
import { RecordTable } from '../../../kit/table/record-table'
import { PAY, payPath, type Pay, type Rate } from './employee-pay'

interface RateTableProps {
  employee: Schema<'Employee'>
  pay: Pay
}

const PARTS = ['basic', 'housing', 'transport', 'other', 'total'] as const
const HOURLY = ['costRate', 'billingRate'] as const

/** What is paid a month from which day on, the latest first. */
export function RateTable({ employee, pay }: RateTableProps) {
  const { t } = useTranslation()
  if (!pay.rates.length) return <Empty title={t(`${PAY}.none`)} hint={t(`${PAY}.empty`)} />
  const amounts = [...PARTS, ...(pay.seesRates ? HOURLY : [])]
  return (
    <RecordTable<Rate>
      size="small"
      rowKey="id"
      pagination={false}
      dataSource={pay.rates}
      columns={[
        { title: t(`${PAY}.from`), render: (_, rate) => <Day rate={rate} /> },
        ...amounts.map((name) => ({
          title: t(`${PAY}.fields.${name}`),
          align: 'end' as const,
          render: (_: unknown, rate: Rate) => <Money value={rate[name]} currency={pay.currency} />,
        })),
        { title: t(`${PAY}.reason`), dataIndex: 'reason' },
        {
          title: t('common.actions'),
          render: (_, rate) =>
            pay.can.update && rate.effectiveOn > today() ? (
              <CallOff employee={employee} rate={rate} />
            ) : null,
        },
      ]}
    />
  )
}

function Day({ rate }: { rate: Rate }) {
  const { t } = useTranslation()
  return (
    <>
      <DateText value={rate.effectiveOn} />{' '}
      {rate.isCurrent ? <Tag color="green">{t(`${PAY}.current`)}</Tag> : null}
    </>
  )
}

function CallOff({ employee, rate }: { employee: RateTableProps['employee']; rate: Rate }) {
  const { t } = useTranslation()
  const write = useTabWrites(payPath(employee.id))
  return (
    <DeleteRow
      name={rate.effectiveOn}
      title={t(`${PAY}.call_off_title`)}
      content={t(`${PAY}.call_off_content`)}
      onDelete={() =>
        write({
          path: `employees/${employee.id}/pay-rates/${rate.id}`,
          method: 'delete',
          version: employee.version,
          done: t(`${PAY}.called_off`),
        })
      }
    />
  )
}
