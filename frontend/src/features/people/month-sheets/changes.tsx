import { Alert, Collapse } from 'antd'
import { Link } from 'react-router'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LocalName } from '../../../kit/display/local-name'
import { Money } from '../../../kit/display/numbers'
import { RecordTable } from '../../../kit/table/record-table'
import { MONTH_SHEETS, type MonthSheet, type MonthSheetChange } from './month-sheet'

/** Whose figures would be others now; the sheet itself stays as it is. */
export function Changes({ sheet }: { sheet: MonthSheet }) {
  const { t } = useTranslation()
  const { data: changes = [] } = useQuery<MonthSheetChange[]>({
    queryKey: [`/api/month-sheets/${sheet.id}/changes`, sheet.version],
    // each reading is a look of its own in the log
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })
  if (!changes.length) return null
  const count = changes.length
  return (
    <Alert
      type="warning"
      showIcon
      message={t(`${MONTH_SHEETS}.changed`, { count })}
      description={
        <>
          {t(`${MONTH_SHEETS}.changed_hint.${sheet.status}`)}
          <Collapse
            ghost
            size="small"
            items={[
              {
                key: 'people',
                label: t(`${MONTH_SHEETS}.changed_people`),
                children: <People changes={changes} currency={sheet.currency} />,
              },
            ]}
          />
        </>
      }
    />
  )
}

function People({ changes, currency }: { changes: MonthSheetChange[]; currency: string }) {
  const { t } = useTranslation()
  const net = (name: 'sheetNet' | 'nowNet') => ({
    title: t(`${MONTH_SHEETS}.fields.${name}`),
    align: 'end' as const,
    render: (_: unknown, change: MonthSheetChange) =>
      change[name] === null ? (
        t(`${MONTH_SHEETS}.no_line`)
      ) : (
        <Money value={change[name]} currency={currency} />
      ),
  })
  return (
    <RecordTable<MonthSheetChange>
      size="small"
      rowKey="employeeId"
      pagination={changes.length > 10 ? { pageSize: 10 } : false}
      dataSource={changes}
      columns={[
        {
          title: t(`${MONTH_SHEETS}.fields.employeeName`),
          render: (_, { employeeId, name, nameAr }) => (
            <Link to={`/hr/employees/${employeeId}`}>
              <LocalName name={name} nameAr={nameAr} />
            </Link>
          ),
        },
        net('sheetNet'),
        net('nowNet'),
      ]}
    />
  )
}
