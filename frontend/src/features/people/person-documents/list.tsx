import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { LocalName } from '../../../kit/display/local-name'
import { Ltr } from '../../../kit/display/ltr'
import { daysFrom, today } from '../../../kit/inputs/today'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { useAbility } from '../../../providers/access'
import { BothDays } from './both-days'
import { DOCUMENTS, type PersonDocument } from './person-document'
import { SOON, Standing } from './standing'
import { useKinds } from './use-kinds'

const PERSON: Column<PersonDocument> = {
  key: 'employeeName',
  width: 220,
  sortable: true,
  filter: { kind: 'text' },
  render: (row) => (
    <Link to={`/hr/employees/${row.employeeId}?tab=documents`}>
      <LocalName name={row.employeeName} nameAr={row.employeeNameAr} />
    </Link>
  ),
}

const FACTS: Column<PersonDocument>[] = [
  {
    key: 'expiresOn',
    width: 170,
    sortable: true,
    filter: { kind: 'date' },
    render: (row) => <BothDays on={row.expiresOn} hijri={row.expiresOnHijri} />,
  },
  { key: 'status', width: 130, render: (row) => <Standing document={row} /> },
  {
    key: 'number',
    filter: { kind: 'text' },
    render: ({ number }) => <Ltr>{number}</Ltr>,
  },
  {
    key: 'issuedOn',
    optional: true,
    render: (row) => <BothDays on={row.issuedOn} hijri={row.issuedOnHijri} />,
  },
  { key: 'issuedBy', optional: true },
]

/** What expires when, of everyone whose documents the viewer may see. */
export default function PersonDocumentList() {
  const { t } = useTranslation()
  const kinds = useKinds().map(({ id, label }) => ({ value: String(id), label }))
  const isHr = useAbility('employees.private')
  const columns: Column<PersonDocument>[] = [
    PERSON,
    {
      key: 'kindName',
      field: 'documentKindId',
      width: 170,
      filter: { kind: 'choice', options: kinds },
      render: (row) => <LocalName name={row.kindName} nameAr={row.kindNameAr} />,
    },
    ...FACTS,
  ]
  return (
    <ResourceTable<PersonDocument>
      resource={DOCUMENTS}
      columns={columns}
      searchable={false}
      labelOf={(row) => `${row.employeeName} · ${row.kindName}`}
      initialSorters={[{ field: 'expiresOn', order: 'asc' }]}
      tabs={useTabs()}
      exportable={isHr}
      emptyHint={t(`${DOCUMENTS}.empty`)}
    />
  )
}

/** The current documents of those who work here: first what expires soon. */
function useTabs() {
  const { t } = useTranslation()
  const tab = (key: string, params: Record<string, string>) => ({
    key,
    label: t(`${DOCUMENTS}.tabs.${key}`),
    params,
  })
  const current = { current: 'true', employed: 'true' }
  return [
    tab('expiring', {
      ...current,
      expiresOn_gte: today(),
      expiresOn_lte: daysFrom(today(), SOON),
    }),
    tab('expired', { ...current, expiresOn_lte: daysFrom(today(), -1) }),
    tab('current', current),
    tab('all', {}),
  ]
}
