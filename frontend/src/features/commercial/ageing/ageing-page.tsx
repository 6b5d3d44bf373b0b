import type { TFunction } from 'i18next'
import { Card, Form, Table, type TableColumnsType } from 'antd'
import { useTranslation } from 'react-i18next'
import { AbilityLink } from '../../../kit/ability-link'
import { Money } from '../../../kit/display/numbers'
import { Empty } from '../../../kit/empty'
import { PlainSelect } from '../../../kit/inputs/plain-select'
import { DayReport } from '../../../kit/report/day-report'
import { useAddressParams } from '../../../kit/use-address-params'
import { useIsNarrow } from '../../../kit/use-is-narrow'
import { useAbility } from '../../../providers/access'
import { ReportButton } from '../report-button'
import { AGEING, COLUMNS, type AgeingReport, type AgeingRow } from './ageing'
import { AgeingCards } from './ageing-cards'
import { AgeingDocuments } from './ageing-documents'

/** What every client owes on a day, by age; a row opens the documents behind it. */
export default function AgeingPage() {
  const { t } = useTranslation()
  const by = useAddressParams()[0].get('by') ?? 'due'
  const bases = ['due', 'issued'].map((value) => ({ value, label: t(`${AGEING}.by.${value}`) }))
  return (
    <DayReport<AgeingReport>
      title={t(`${AGEING}.title`)}
      subtitle={t(`${AGEING}.subtitle`)}
      resource="ageing"
      more={{ by }}
      actions={(search) => (
        <ReportButton
          url="/api/ageing/exports"
          query={Object.fromEntries(new URLSearchParams(search))}
          formats={['pdf', 'xlsx', 'csv']}
        />
      )}
      fields={(set) => (
        <Form.Item label={t(`${AGEING}.basis`)} htmlFor="ageing-basis" style={{ minWidth: 200 }}>
          <PlainSelect
            id="ageing-basis"
            options={bases}
            value={by}
            onChange={(value) => set('by', value)}
          />
        </Form.Item>
      )}
    >
      {(report, search) => (
        <Card size="small" styles={{ body: { padding: 0 } }}>
          <ReportTable report={report} search={search} />
        </Card>
      )}
    </DayReport>
  )
}

interface ReportTableProps {
  report: AgeingReport | undefined
  search: string
}

function ReportTable({ report, search }: ReportTableProps) {
  const { t } = useTranslation()
  const narrow = useIsNarrow()
  const nameOf = useClientName()
  if (narrow) return <AgeingCards report={report} search={search} nameOf={nameOf} />
  const columns: TableColumnsType<AgeingRow> = [
    {
      title: t('commercial.invoices.fields.clientName'),
      fixed: 'left',
      render: (_, row) => nameOf(row),
    },
    ...amountColumns(t, report?.currency),
  ]
  return (
    <Table<AgeingRow>
      size="small"
      loading={!report}
      pagination={false}
      scroll={{ x: true }}
      rowKey={(row) => row.clientId ?? row.clientName}
      dataSource={report?.rows ?? []}
      columns={columns}
      locale={{ emptyText: <Empty title={t(`${AGEING}.empty`)} /> }}
      expandable={{
        columnTitle: <span className="visually-hidden">{t('common.details')}</span>,
        rowExpandable: ({ clientId }) => clientId !== null,
        expandedRowRender: ({ clientId }) => (
          <AgeingDocuments clientId={clientId!} search={search} currency={report!.currency} />
        ),
      }}
      summary={() => (report?.rows.length ? <TotalsRow report={report} /> : null)}
    />
  )
}

/** A client's name leads to the account, in the directory or among the books. */
function useClientName() {
  const readsClients = useAbility('clients.view')
  const account = (id: number) =>
    readsClients
      ? { ability: 'clients.view' as const, to: `/commercial/clients/${id}?tab=account` }
      : { ability: 'finance.invoicing' as const, to: `/finance/statements?client=${id}` }
  return ({ clientId, clientName }: AgeingRow) =>
    clientId ? (
      <AbilityLink {...account(clientId)}>
        <bdi>{clientName}</bdi>
      </AbilityLink>
    ) : (
      <bdi>{clientName}</bdi>
    )
}

function amountColumns(t: TFunction, currency: string | undefined): TableColumnsType<AgeingRow> {
  return COLUMNS.map((name) => ({
    title: t(`${AGEING}.bucket.${name}`),
    align: 'end',
    render: (_, row) => <Money bare value={row[name]} currency={currency} />,
  }))
}

function TotalsRow({ report }: { report: AgeingReport }) {
  const { t } = useTranslation()
  return (
    <Table.Summary.Row style={{ fontWeight: 600 }}>
      <Table.Summary.Cell index={0} />
      <Table.Summary.Cell index={1}>{t(`${AGEING}.total`)}</Table.Summary.Cell>
      {COLUMNS.map((name, index) => (
        <Table.Summary.Cell key={name} index={index + 2} align="end">
          <Money bare value={report.totals[name]} currency={report.currency} />
        </Table.Summary.Cell>
      ))}
    </Table.Summary.Row>
  )
}
