import { Card, Progress, Table, type TableColumnsType } from 'antd'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { currencyText } from '../../../kit/display/currency'
import { Whole } from '../../../kit/display/numbers'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { Count } from './figure'
import { periodOf, SALES, type Analysis, type Group } from './sales'

/** Why quotations were lost: the value of every reason as a bar against the largest. */
export function LostReasonsCard({ analysis }: { analysis: Analysis }) {
  const { t, i18n } = useTranslation()
  return (
    <Card
      size="small"
      title={`${t(`${SALES}.lost_reasons`)} (${currencyText(analysis.currency, i18n.language)})`}
      style={{ height: '100%' }}
    >
      <Table<Group>
        size="small"
        rowKey={({ name }) => name ?? ''}
        pagination={false}
        scroll={{ x: true }}
        dataSource={analysis.lostReasons}
        columns={reasonColumns(analysis, t)}
      />
    </Card>
  )
}

function reasonColumns(analysis: Analysis, t: TFunction): TableColumnsType<Group> {
  const largest = Math.max(...analysis.lostReasons.map(({ value }) => Number(value)))
  const reason = (name: string | null) =>
    name ? <ChoiceText list="lost-reasons" value={name} /> : t(`${SALES}.not_stated`)
  const lost = { ...periodOf(analysis), stage_ne: null, stage: 'lost' }
  return [
    {
      title: t(`${SALES}.reason`),
      render: (_, { name, value }) => (
        <>
          {reason(name)}
          <Progress
            size="small"
            showInfo={false}
            status="normal"
            percent={largest ? (Number(value) / largest) * 100 : 0}
            aria-label={t(`${SALES}.share`)}
          />
        </>
      ),
    },
    {
      title: t(`${SALES}.count`),
      align: 'end',
      render: (_, { name, count }) => (
        <Count count={count} filters={{ ...lost, lostReason: name }} />
      ),
    },
    {
      title: t(`${SALES}.value`),
      align: 'end',
      render: (_, { value }) => <Whole value={value} />,
    },
  ]
}
