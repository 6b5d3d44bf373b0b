import { Card, Flex, Form, Table, type TableColumnsType } from 'antd'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Money } from '../../../kit/display/numbers'
import { Empty } from '../../../kit/empty'
import { PlainSelect } from '../../../kit/inputs/plain-select'
import { LoadFailed } from '../../../kit/load-failed'
import { PageHeader } from '../../../kit/page-header'
import { ReportCurrencyField, ReportDayField, useReportDay } from '../../../kit/report/report-day'
import { AGEING, COLUMNS, type AgeingReport, type AgeingRow } from './ageing'
import { AgeingDocuments } from './ageing-documents'

/** What every client owes on a day, by age; a row opens the documents behind it. */
export default function AgeingPage() {
  const { t } = useTranslation()
  const { asked: day, params, set } = useReportDay()
  const asked = { ...day, by: params.get('by') ?? 'due' }
  const search = new URLSearchParams(asked).toString()
  const query = useQuery<AgeingReport>({
    queryKey: [`/api/ageing?${search}`],
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  const bases = ['due', 'issued'].map((value) => ({ value, label: t(`${AGEING}.by.${value}`) }))
  return (
    <>
      <PageHeader title={t(`${AGEING}.title`)} subtitle={t(`${AGEING}.subtitle`)} />
      <Flex wrap gap="middle">
        <ReportDayField asked={day} set={set} />
        <Form.Item label={t(`${AGEING}.basis`)} htmlFor="ageing-basis" style={{ minWidth: 200 }}>
          <PlainSelect
            id="ageing-basis"
            options={bases}
            value={asked.by}
            onChange={(by) => set('by', by)}
          />
        </Form.Item>
        <ReportCurrencyField asked={day} set={set} />
      </Flex>
      {query.error ? (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Card size="small" styles={{ body: { padding: 0 } }}>
          <ReportTable report={query.data} loading={query.isPending} search={search} />
        </Card>
      )}
    </>
  )
}

interface ReportTableProps {
  report: AgeingReport | undefined
  loading: boolean
  search: string
}

function ReportTable({ report, loading, search }: ReportTableProps) {
  const { t } = useTranslation()
  const columns: TableColumnsType<AgeingRow> = [
    {
      title: t('commercial.invoices.fields.clientName'),
      fixed: 'left',
      render: (_, { clientId, clientName }) =>
        clientId ? (
          <Link to={`/commercial/clients/${clientId}?tab=account`}>
            <bdi>{clientName}</bdi>
          </Link>
        ) : (
          <bdi>{clientName}</bdi>
        ),
    },
    ...COLUMNS.map((name) => ({
      title: t(`${AGEING}.bucket.${name}`),
      align: 'end' as const,
      render: (_: unknown, row: AgeingRow) => <Money bare value={row[name]} currency={report?.currency} />,
    })),
  ] // prettier-ignore
  return (
    <Table<AgeingRow>
      size="small"
      loading={loading}
      pagination={false}
      scroll={{ x: 'max-content' }}
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
      summary={() =>
        report?.rows.length ? (
          <Table.Summary.Row style={{ fontWeight: 600 }}>
            <Table.Summary.Cell index={0} />
            <Table.Summary.Cell index={1}>{t(`${AGEING}.total`)}</Table.Summary.Cell>
            {COLUMNS.map((name, index) => (
              <Table.Summary.Cell key={name} index={index + 2} align="right">
                <Money bare value={report.totals[name]} currency={report.currency} />
              </Table.Summary.Cell>
            ))}
          </Table.Summary.Row>
        ) : null
      }
    />
  )
}
