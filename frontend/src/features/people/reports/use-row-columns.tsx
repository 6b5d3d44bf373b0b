import type { TableColumnsType } from 'antd'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { Ltr } from '../../../kit/display/ltr'
import { Figure } from './figure-link'
import { REPORTS, type FigureColumn, type Report, type ReportRow } from './report'

type Columns = TableColumnsType<ReportRow>

/** Who a row is of, and what the report says of them. */
export function useRowColumns({ facts }: Report, { kind, label, labelAr }: FigureColumn): Columns {
  const person = usePersonColumns()
  const on: Columns = facts.on
    ? [
        {
          title: <LocalName name={facts.on} nameAr={facts.onAr} />,
          render: (_, row) => <DateText value={row.on} />,
        },
      ]
    : []
  const what: Columns = facts.what
    ? [
        {
          title: <LocalName name={facts.what} nameAr={facts.whatAr} />,
          render: (_, row) => <LocalName name={row.what} nameAr={row.whatAr} />,
        },
      ]
    : []
  const amount: Columns =
    kind === 'count'
      ? []
      : [
          {
            title: <LocalName name={label} nameAr={labelAr} />,
            align: 'end',
            render: (_, row) => <Figure value={row.amount} kind={kind} />,
          },
        ]
  return [...person, ...on, ...what, ...amount]
}

function usePersonColumns(): Columns {
  const { t } = useTranslation()
  return [
    {
      title: t(`${REPORTS}.employee`),
      render: (_, row) => (
        <Link to={`/hr/employees/${row.employeeId}`}>
          <LocalName name={row.name} nameAr={row.nameAr} />
        </Link>
      ),
    },
    { title: t(`${REPORTS}.number`), render: (_, row) => <Ltr>{row.number}</Ltr> },
    {
      title: t(`${REPORTS}.position`),
      render: (_, row) => <LocalName name={row.position} nameAr={row.positionAr} />,
    },
    {
      title: t(`${REPORTS}.department`),
      render: (_, row) => <LocalName name={row.departmentName} nameAr={row.departmentNameAr} />,
    },
  ]
}
