import { Tag, type TableProps } from 'antd'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { Money } from '../../../kit/display/numbers'
import { Empty } from '../../../kit/empty'
import { Pages } from '../../../kit/pages'
import { RecordTable } from '../../../kit/table/record-table'
import { END_OF_SERVICE, PAGE_SIZE, type LiabilityRow } from './end-of-service'
import type { useLiability } from './use-liability'

type Columns = NonNullable<TableProps<LiabilityRow>['columns']>

const ORDERS = { asc: 'ascend', desc: 'descend' } as const

/** The people of the report, a page at a time, in the order that was chosen. */
export function LiabilityTable({ report }: { report: ReturnType<typeof useLiability> }) {
  const { t } = useTranslation()
  const { query, page, set, params } = report
  const columns = useColumns(query.data?.currency).map((column) => ({
    ...column,
    sortOrder:
      column.key === (params.get('_sort') ?? 'name')
        ? ORDERS[params.get('_order') === 'desc' ? 'desc' : 'asc']
        : null,
  }))
  return (
    <>
      <RecordTable<LiabilityRow>
        size="small"
        rowKey="employeeId"
        loading={query.isFetching}
        pagination={false}
        scroll={{ x: true }}
        dataSource={query.data?.rows ?? []}
        columns={columns}
        locale={{ emptyText: <Empty title={t(`${END_OF_SERVICE}.none`)} /> }}
        onChange={(_page, _filters, sorter) => sortBy(set, sorter)}
      />
      <Pages
        align="end"
        style={{ marginBlock: 16 }}
        current={page}
        pageSize={PAGE_SIZE}
        total={query.data?.count ?? 0}
        showSizeChanger={false}
        showTotal={(count) => t(`${END_OF_SERVICE}.people`, { count })}
        onChange={(next) => set('page', next === 1 ? null : String(next))}
      />
    </>
  )
}

type OnChange = NonNullable<TableProps<LiabilityRow>['onChange']>

function sortBy(set: ReturnType<typeof useLiability>['set'], sorter: Parameters<OnChange>[2]) {
  const chosen = Array.isArray(sorter) ? sorter[0] : sorter
  set('page', null)
  set('_sort', chosen?.order ? String(chosen.columnKey) : null)
  set('_order', chosen?.order === 'descend' ? 'desc' : null)
}

function useColumns(currency: string | undefined): Columns {
  const { t } = useTranslation()
  const column = (key: string) => ({
    ...{ key, sorter: true },
    title: t(`${END_OF_SERVICE}.fields.${key}`),
  })
  const money = (value: string | null) =>
    value === null ? (
      <Tag>{t(`${END_OF_SERVICE}.no_pay`)}</Tag>
    ) : (
      <Money bare value={value} currency={currency} />
    )
  return [
    {
      ...column('name'),
      render: (_, row) => (
        <Link to={`/hr/employees/${row.employeeId}`}>
          <LocalName name={row.name} nameAr={row.nameAr} />
        </Link>
      ),
    },
    { ...column('number'), render: (_, { number }) => <Code>{number}</Code> },
    {
      ...column('departmentName'),
      render: (_, row) => <LocalName name={row.departmentName} nameAr={row.departmentNameAr} />,
    },
    { ...column('joinOn'), render: (_, row) => <DateText value={row.joinOn} /> },
    { ...column('service'), render: (_, row) => <Service row={row} /> },
    { ...column('wage'), align: 'end', render: (_, row) => money(row.wage) },
    { ...column('award'), align: 'end', render: (_, row) => money(row.award) },
    { ...column('resigned'), align: 'end', render: (_, row) => money(row.resigned) },
  ]
}

const Code = ({ children }: { children: string }) => (
  <bdi dir="ltr" style={{ whiteSpace: 'nowrap' }}>
    {children}
  </bdi>
)

/** Whole years with the days beyond them, and what of unpaid leave doesn't count. */
function Service({ row: { years, days, suspendedDays } }: { row: LiabilityRow }) {
  const { t } = useTranslation()
  const text = (key: string, count: number) => t(`${END_OF_SERVICE}.${key}`, { count })
  return (
    <>
      <span style={{ whiteSpace: 'nowrap' }}>
        {[years ? text('years', years) : '', days || !years ? text('days', days) : '']
          .filter(Boolean)
          .join(' ')}
      </span>
      {suspendedDays ? <div>{text('suspended', suspendedDays)}</div> : null}
    </>
  )
}
