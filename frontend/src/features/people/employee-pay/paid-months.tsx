import { useTranslation } from 'react-i18next'
import { Money } from '../../../kit/display/numbers'
import { useFormats } from '../../../kit/display/use-formats'
import { RecordTable } from '../../../kit/table/record-table'
import { PAY, type Pay } from './employee-pay'

type Month = Pay['months'][number]

const AMOUNTS = ['wages', 'overtime', 'deducted', 'net'] as const

/** What was paid in the months whose sheets are locked, the latest first. */
export function PaidMonths({ pay }: { pay: Pay }) {
  const { t } = useTranslation()
  const formats = useFormats()
  if (!pay.months.length) return null
  return (
    <RecordTable<Month>
      size="small"
      rowKey="month"
      pagination={false}
      dataSource={pay.months}
      columns={[
        { title: t(`${PAY}.month`), render: (_, { month }) => formats.month(month) },
        ...AMOUNTS.map((name) => ({
          title: t(`${PAY}.paid.${name}`),
          align: 'end' as const,
          render: (_: unknown, month: Month) => (
            <Money value={month[name]} currency={pay.currency} />
          ),
        })),
      ]}
    />
  )
}
