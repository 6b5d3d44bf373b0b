import { ImportOutlined, MergeCellsOutlined, ScanOutlined } from '@ant-design/icons'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { useAbility } from '../../../providers/access'
import { InstantText } from '../../../kit/display/date-text'
import { EmailText, PhoneText, WebsiteText } from '../../../kit/display/ltr'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { LinkButton } from '../../../kit/link-button'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { CLIENTS, clientPath, type Client } from './client'
import { ClientMark } from './client-mark'
import { CONSENT_STATES, DATA_SOURCES, LEGAL_BASES } from './consent'
import styles from './client-mark.module.css'

/** Why, from where and with what consent; each is filtered by its own words. */
function useConsentColumns(): Column<Client>[] {
  const { t } = useTranslation()
  const column = (
    key: 'consentState' | 'legalBasis' | 'dataSource',
    values: readonly string[]
  ): Column<Client> => ({
    ...{ key, optional: true, sortable: true },
    filter: {
      kind: 'choice',
      options: values.map((value) => ({ value, label: t(`${CLIENTS}.${key}.${value}`) })),
    },
    render: (row) => (row[key] ? t(`${CLIENTS}.${key}.${row[key]}`) : null),
  })
  return [
    column('consentState', CONSENT_STATES),
    column('legalBasis', LEGAL_BASES),
    column('dataSource', DATA_SOURCES),
  ]
}

const COLUMNS: Column<Client>[] = [
  {
    key: 'name',
    sortable: true,
    filter: { kind: 'text' },
    render: (row) => (
      <Link to={clientPath(row)} className={styles.name}>
        <ClientMark name={row.name} pictureUrl={row.pictureUrl} />
        <bdi>{row.name}</bdi>
      </Link>
    ),
  },
  { key: 'company', sortable: true, filter: { kind: 'text' } },
  {
    key: 'companyType',
    sortable: true,
    filter: { kind: 'choice', list: 'company-types' },
    render: (row) => <ChoiceText list="company-types" value={row.companyType} />,
  },
  { key: 'mobile', filter: { kind: 'text' }, render: (row) => <PhoneText value={row.mobile} /> },
  { key: 'email', filter: { kind: 'text' }, render: (row) => <EmailText value={row.email} /> },
  {
    key: 'lastContactAt',
    sortable: true,
    filter: { kind: 'date' },
    render: (row) => <InstantText value={row.lastContactAt} />,
  },
  { key: 'location', sortable: true, filter: { kind: 'text' }, width: 150 },
  { key: 'jobTitle', sortable: true, filter: { kind: 'text' } },
  {
    key: 'ownerName',
    optional: true,
    field: 'ownerId',
    render: (row) => <bdi>{row.ownerName}</bdi>,
  },
  { key: 'phone', optional: true, render: (row) => <PhoneText value={row.phone} /> },
  { key: 'website', optional: true, render: (row) => <WebsiteText value={row.website} /> },
  { key: 'address', optional: true },
  {
    key: 'createdAt',
    optional: true,
    sortable: true,
    filter: { kind: 'date' },
    render: (row) => <InstantText value={row.createdAt} />,
  },
  {
    key: 'updatedAt',
    optional: true,
    sortable: true,
    render: (row) => <InstantText value={row.updatedAt} />,
  },
]

export default function ClientList() {
  const { t } = useTranslation()
  const consent = useConsentColumns()
  return (
    <ResourceTable<Client>
      resource={CLIENTS}
      columns={[...COLUMNS, ...consent]}
      labelOf={(row) => row.name}
      pathOf={clientPath}
      initialSorters={[{ field: 'name', order: 'asc' }]}
      create={{
        path: '/commercial/clients/new',
        ability: 'clients.manage',
        label: t('commercial.clients.create'),
      }}
      actions={<ListActions />}
      bulkDelete={{
        ability: 'clients.manage',
        warning: t('commercial.clients.delete_warning'),
      }}
      exportable={['xlsx', 'csv', 'vcf']}
      emptyHint={t('commercial.clients.empty')}
    />
  )
}

function ListActions() {
  const { t } = useTranslation()
  const mayMerge = useAbility('clients.manage')
  const mayScan = useAbility('business-cards.manage')
  return (
    <>
      {mayMerge ? (
        <LinkButton to="/commercial/clients/import" icon={<ImportOutlined />}>
          {t('kit.table.import')}
        </LinkButton>
      ) : null}
      {mayMerge ? (
        <LinkButton to="/commercial/clients/merges" icon={<MergeCellsOutlined />}>
          {t('commercial.clients.merge.list')}
        </LinkButton>
      ) : null}
      {mayScan ? (
        <LinkButton to="/commercial/business-cards" icon={<ScanOutlined />}>
          {t('commercial.business_cards.scan')}
        </LinkButton>
      ) : null}
    </>
  )
}
