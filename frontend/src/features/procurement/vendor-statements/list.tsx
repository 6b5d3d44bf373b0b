import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { MixedText } from '../../../kit/display/mixed-text'
import { Money } from '../../../kit/display/numbers'
import { LinkButton } from '../../../kit/link-button'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { EnterStatement } from './enter-statement'
import { STATEMENTS, statementPath, type ListedStatement } from './statement'
import { StatementStatus } from './statement-status'

function useColumns(): Column<ListedStatement>[] {
  const amount = (key: 'closing' | 'ourClosing' | 'difference') => ({
    key,
    align: 'end' as const,
    render: (row: ListedStatement) => <Money value={row[key]} currency={row.currency} />,
  })
  return [
    {
      key: 'vendorName',
      sortable: true,
      filter: { kind: 'text' },
      render: (row) => (
        <Link to={statementPath(row)}>
          <MixedText>{row.vendorName}</MixedText>
        </Link>
      ),
    },
    {
      key: 'closedOn',
      sortable: true,
      filter: { kind: 'date' },
      render: (row) => <DateText value={row.closedOn} />,
    },
    { key: 'status', sortable: true, render: (row) => <StatementStatus status={row.status} /> },
    amount('closing'),
    amount('ourClosing'),
    { ...amount('difference'), sortable: true, filter: { kind: 'number' } },
    {
      key: 'unexplained',
      align: 'end',
      render: ({ unexplained }) => unexplained || null,
    },
    { key: 'fileName', optional: true, render: ({ fileName }) => <bdi>{fileName}</bdi> },
  ]
}

/** What vendors state of their accounts, and how far each was compared. */
export default function VendorStatementList() {
  const { t } = useTranslation()
  const tab = (status: string) => ({
    key: status,
    label: t(`${STATEMENTS}.status.${status}`),
    params: { status },
  })
  return (
    <ResourceTable<ListedStatement>
      resource={STATEMENTS}
      columns={useColumns()}
      searchable={false}
      labelOf={(row) => row.vendorName}
      pathOf={statementPath}
      initialSorters={[{ field: 'updatedAt', order: 'desc' }]}
      tabs={[{ key: 'all', label: t(`${STATEMENTS}.all`), params: {} }, tab('open'), tab('agreed')]}
      actions={
        <>
          <LinkButton to="/finance/vendor-account">{t(`${STATEMENTS}.our_account`)}</LinkButton>
          <EnterStatement />
        </>
      }
      emptyHint={t(`${STATEMENTS}.empty`)}
    />
  )
}
