import { Flex, Table } from 'antd'
import { useTranslation } from 'react-i18next'
import { Ltr } from '../../../kit/display/ltr'
import { Money, Percent } from '../../../kit/display/numbers'
import { useFormats } from '../../../kit/display/use-formats'
import { RecordSummary } from '../../../kit/show/record-summary'
import { Rate } from './figure'
import { SALES, type Person } from './sales'

const text = (name: string) => `${SALES}.performance.${name}`

interface PersonDetailsProps {
  person: Person
  currency: string
}

/** The lesser figures of a business developer, and the months of the year. */
export function PersonDetails({ person, currency }: PersonDetailsProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { winRate, winRateByValue, score, days, coverage } = person
  const number = (value: number | string | null) => (value === null ? null : formats.number(value))
  const facts = [
    { name: 'win_rate', label: t(`${SALES}.win_rate`), value: <Rate of={winRate} /> },
    { name: 'by_value', value: <Percent value={winRateByValue} /> },
    { name: 'score', value: number(score) },
    { name: 'to_sent', value: number(days.toSent) },
    { name: 'to_closed', value: number(days.toClosed) },
    { name: 'coverage', value: coverage === null ? null : <Ltr>{number(coverage)}×</Ltr> },
  ]
  return (
    <Flex vertical>
      <RecordSummary
        resource={SALES}
        facts={facts.map((fact) => ({ label: t(text(fact.name)), ...fact }))}
      />
      <Months person={person} currency={currency} />
    </Flex>
  )
}

function Months({ person, currency }: PersonDetailsProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const money = (value: string) => <Money bare value={value} currency={currency} />
  return (
    <Table
      size="small"
      rowKey="month"
      pagination={false}
      dataSource={person.months}
      columns={[
        { title: t(`${SALES}.month`), render: (_, { month }) => formats.month(month) },
        { title: t(text('target')), align: 'end', render: (_, { target }) => money(target) },
        { title: t(text('achieved')), align: 'end', render: (_, { achieved }) => money(achieved) },
      ]}
    />
  )
}
