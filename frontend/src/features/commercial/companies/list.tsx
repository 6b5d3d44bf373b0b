import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { InstantText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { Ltr } from '../../../kit/display/ltr'
import { NONE } from '../../../kit/display/none'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { COMPANIES, companyPath, type Company } from './company'
import { useCountryName } from './country-select'

const COLUMNS: Column<Company>[] = [
  {
    key: 'name',
    sortable: true,
    filter: { kind: 'text' },
    render: (row) => (
      <Link to={companyPath(row)}>
        <bdi>{row.name}</bdi>
      </Link>
    ),
  },
  {
    key: 'legalName',
    sortable: true,
    filter: { kind: 'text' },
    render: (row) =>
      row.legalName || row.legalNameAr ? (
        <LocalName name={row.legalName} nameAr={row.legalNameAr} />
      ) : (
        NONE
      ),
  },
  {
    key: 'vatNumber',
    sortable: true,
    filter: { kind: 'text' },
    render: (row) => (row.vatNumber ? <Ltr>{row.vatNumber}</Ltr> : NONE),
  },
  { key: 'country', sortable: true, render: (row) => <Country code={row.country} /> },
  { key: 'city', sortable: true, filter: { kind: 'text' } },
  {
    key: 'updatedAt',
    optional: true,
    sortable: true,
    filter: { kind: 'date' },
    render: (row) => <InstantText value={row.updatedAt} />,
  },
]

function Country({ code }: { code: string | null }) {
  const nameOf = useCountryName()
  return <>{code ? nameOf(code) : NONE}</>
}

export default function CompanyList() {
  const { t } = useTranslation()
  return (
    <ResourceTable<Company>
      resource={COMPANIES}
      columns={COLUMNS}
      labelOf={(row) => row.name}
      pathOf={companyPath}
      initialSorters={[{ field: 'name', order: 'asc' }]}
      tabs={[
        { key: 'all', label: t(`${COMPANIES}.all`), params: {} },
        {
          key: 'with_vat',
          label: t(`${COMPANIES}.with_vat`),
          params: { vatNumber_empty: 'false' },
        },
        {
          key: 'without_vat',
          label: t(`${COMPANIES}.without_vat`),
          params: { vatNumber_empty: 'true' },
        },
      ]}
      emptyHint={t(`${COMPANIES}.empty`)}
    />
  )
}
