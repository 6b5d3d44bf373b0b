import { Alert, Flex, Table } from 'antd'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { JobProgress } from '../../../kit/jobs/job-progress'
import { currencyText } from '../../../kit/display/currency'
import { DateText, InstantText } from '../../../kit/display/date-text'
import { Money } from '../../../kit/display/numbers'
import { TableCurrency } from '../../../kit/display/table-currency'
import { Details } from '../../../kit/show/details'
import { useRefresh } from '../../../kit/show/use-record'
import { STATEMENTS, type VendorStatement } from './statement'

interface Step {
  key: string
  label: string
  count: number | null
  amount: string
  isBalance: boolean
}

/** The way from the vendor's balance to ours, and who has agreed to it. */
export function Bridge({ one }: { one: VendorStatement }) {
  const { t } = useTranslation()
  const refresh = useRefresh(STATEMENTS)
  return (
    <Flex vertical gap="middle">
      {one.status === 'comparing' && one.jobId ? (
        <JobProgress
          key={one.jobId}
          job={{ id: one.jobId }}
          download={false}
          onFinished={() => void refresh()}
        />
      ) : null}
      {Number(one.difference) === 0 ? (
        <Alert type="success" showIcon message={t(`${STATEMENTS}.no_difference`)} />
      ) : null}
      <BridgeTable one={one} />
      <Details
        resource={STATEMENTS}
        items={[
          { name: 'openedOn', value: <DateText value={one.openedOn} /> },
          { name: 'lineCount', value: one.lineCount },
          { name: 'agreedByName', value: one.agreedByName },
          { name: 'agreedAt', value: <InstantText value={one.agreedAt} /> },
          { name: 'note', value: one.note, wide: true },
        ]}
      />
    </Flex>
  )
}

function BridgeTable({ one }: { one: VendorStatement }) {
  const { t, i18n } = useTranslation()
  return (
    <TableCurrency value={one.currency}>
      <Table<Step>
        size="small"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={stepsOf(one, t)}
        columns={[
          {
            title: t(`${STATEMENTS}.step`),
            render: (_, step) => <StepName step={step} />,
          },
          { title: t(`${STATEMENTS}.count`), align: 'end', dataIndex: 'count' },
          {
            title: t(`${STATEMENTS}.amount`, {
              currency: currencyText(one.currency, i18n.language),
            }),
            align: 'end',
            render: (_, { amount, isBalance }) => {
              const money = <Money zeroIsNone={!isBalance} value={amount} currency={one.currency} />
              return isBalance ? <strong>{money}</strong> : money
            },
          },
        ]}
      />
    </TableCurrency>
  )
}

function StepName({ step }: { step: Step }) {
  if (step.isBalance) return <strong>{step.label}</strong>
  return <Link to={`?tab=items&outcome=${step.key}`}>{step.label}</Link>
}

/** Differences have the sign by which they lead from the vendor's balance to ours. */
function stepsOf(one: VendorStatement, t: (key: string) => string): Step[] {
  const balance = (key: 'closing' | 'ourClosing'): Step => ({
    ...{ key, label: t(`${STATEMENTS}.fields.${key}`), count: null },
    ...{ amount: one[key] ?? '0', isBalance: true },
  })
  const steps = one.bridge.map(({ outcome, count, difference }): Step => ({
    ...{ key: outcome, label: t(`${STATEMENTS}.outcome.${outcome}`), count, isBalance: false },
    amount: opposite(difference),
  }))
  return [balance('closing'), ...steps, balance('ourClosing')]
}

/** Of a decimal as text, without reckoning. */
const opposite = (amount: string) =>
  Number(amount) === 0 ? amount : amount.startsWith('-') ? amount.slice(1) : `-${amount}`
