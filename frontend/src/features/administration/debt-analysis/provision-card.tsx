import { Card, Flex, Table, type TableColumnsType } from 'antd'
import { useTranslation } from 'react-i18next'
import { AbilityLink } from '../../../kit/ability-link'
import { currencyText } from '../../../kit/display/currency'
import { Money, Percent } from '../../../kit/display/numbers'
import { DEBT_ANALYSIS, type DebtAnalysis } from './debt-analysis'

type ProvisionRow = DebtAnalysis['provision']['rows'][number]

/** What may not come in, by age; the percentages are settings. */
export function ProvisionCard({ debt }: { debt: DebtAnalysis }) {
  const { t, i18n } = useTranslation()
  return (
    <Card
      size="small"
      title={`${t(`${DEBT_ANALYSIS}.provision`)} (${currencyText(debt.currency, i18n.language)})`}
      extra={
        <AbilityLink ability="settings.manage" to="/admin/settings?tab=receivables">
          {t(`${DEBT_ANALYSIS}.provision_rates`)}
        </AbilityLink>
      }
    >
      <Flex vertical gap="small">
        <span>{t(`${DEBT_ANALYSIS}.provision_hint`)}</span>
        <ProvisionTable debt={debt} />
      </Flex>
    </Card>
  )
}

function ProvisionTable({ debt: { provision, currency } }: { debt: DebtAnalysis }) {
  const { t } = useTranslation()
  const text = (name: string) => t(`${DEBT_ANALYSIS}.${name}`)
  const amount = (value: string) => <Money bare value={value} currency={currency} />
  const columns: TableColumnsType<ProvisionRow> = [
    { title: text('age'), render: (_, { bucket }) => text(`sums.${bucket}`) },
    { title: text('rate'), align: 'end', render: (_, { rate }) => <Percent value={rate} /> },
    { title: text('base'), align: 'end', render: (_, { base }) => amount(base) },
    { title: text('provision'), align: 'end', render: (_, row) => amount(row.amount) },
  ]
  return (
    <Table<ProvisionRow>
      size="small"
      pagination={false}
      scroll={{ x: true }}
      rowKey="bucket"
      dataSource={provision.rows}
      columns={columns}
      summary={() => (
        <Table.Summary.Row style={{ fontWeight: 600 }}>
          <Table.Summary.Cell index={0} colSpan={3}>
            {text('total')}
          </Table.Summary.Cell>
          <Table.Summary.Cell index={3} align="end">
            {amount(provision.total)}
          </Table.Summary.Cell>
        </Table.Summary.Row>
      )}
    />
  )
}
