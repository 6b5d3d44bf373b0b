import { Card, Skeleton, type TableColumnsType } from 'antd'
import { useTranslation } from 'react-i18next'
import { LocalName } from '../../../kit/display/local-name'
import { Money } from '../../../kit/display/numbers'
import { Figure, FigureList } from '../../../kit/show/figure-list'
import { RecordTable } from '../../../kit/table/record-table'
import { END_OF_SERVICE, type Liability } from './end-of-service'

type Department = Liability['departments'][number]

/** What everyone comes to. */
export function LiabilitySums({ report }: { report: Liability | undefined }) {
  const { t } = useTranslation()
  if (!report) return <Skeleton active title={false} paragraph={{ rows: 4 }} />
  const { totals, currency, count } = report
  const field = (name: string) => t(`${END_OF_SERVICE}.fields.${name}`)
  const money = (value: string) => <Money value={value} currency={currency} />
  return (
    <Card size="small" title={t(`${END_OF_SERVICE}.total`)} style={{ maxInlineSize: 560 }}>
      <FigureList>
        <Figure name={field('award')}>
          <strong>{money(totals.award)}</strong>
        </Figure>
        <Figure name={field('resigned')}>{money(totals.resigned)}</Figure>
        <Figure name={field('people')}>{t(`${END_OF_SERVICE}.people`, { count })}</Figure>
        {totals.withoutPay ? (
          <Figure name={field('withoutPay')}>
            {t(`${END_OF_SERVICE}.people`, { count: totals.withoutPay })}
          </Figure>
        ) : null}
      </FigureList>
    </Card>
  )
}

/** What each department comes to, the largest first. */
export function LiabilityDepartments({ report }: { report: Liability | undefined }) {
  const { t } = useTranslation()
  const field = (name: string) => t(`${END_OF_SERVICE}.fields.${name}`)
  if (!report?.departments.length) return null
  const columns: TableColumnsType<Department> = [
    {
      title: field('departmentName'),
      render: (_, row) => <LocalName name={row.departmentName} nameAr={row.departmentNameAr} />,
    },
    {
      title: field('people'),
      align: 'end',
      render: (_, row) => t(`${END_OF_SERVICE}.people`, { count: row.people }),
    },
    ...(['award', 'resigned'] as const).map((name) => ({
      title: field(name),
      align: 'end' as const,
      render: (_: unknown, row: Department) => (
        <Money bare value={row[name]} currency={report.currency} />
      ),
    })),
  ]
  return (
    <RecordTable<Department>
      size="small"
      rowKey="departmentId"
      pagination={false}
      dataSource={report.departments}
      columns={columns}
    />
  )
}
