import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { InstantText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { nameIn } from '../../../kit/display/name-in'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { LIST, PROVIDERS, providerPath, type IdentityProvider } from './identity-provider'
import { ProviderState } from './provider-state'

function useColumns(): Column<IdentityProvider>[] {
  const { t, i18n } = useTranslation()
  return [
    {
      key: 'name',
      sortable: true,
      kept: true,
      width: 240,
      filter: { kind: 'text' },
      render: (provider) => (
        <Link to={providerPath(provider)}>
          <bdi>{nameIn(i18n.language, provider.name, provider.nameAr)}</bdi>
        </Link>
      ),
    },
    {
      key: 'active',
      title: t(`${PROVIDERS}.status`),
      kept: true,
      sortable: true,
      width: 220,
      render: (provider) => <ProviderState provider={provider} />,
    },
    { key: 'issuer', width: 320, render: ({ issuer }) => <Ltr>{issuer}</Ltr> },
    {
      key: 'emailDomains',
      render: ({ emailDomains }) => <Ltr>{emailDomains.join(', ')}</Ltr>,
    },
    {
      key: 'updatedAt',
      optional: true,
      sortable: true,
      render: ({ updatedAt }) => <InstantText value={updatedAt} />,
    },
  ]
}

/** Where people sign in beside the portal's own password. */
export default function IdentityProviderList() {
  const { t } = useTranslation()
  return (
    <ResourceTable<IdentityProvider>
      resource={PROVIDERS}
      columns={useColumns()}
      labelOf={({ name }) => name}
      pathOf={providerPath}
      initialSorters={[{ field: 'name', order: 'asc' }]}
      searchable={false}
      create={{
        ...{ path: `${LIST}/new`, ability: 'identity-providers.manage' },
        label: t(`${PROVIDERS}.create`),
      }}
      emptyHint={t(`${PROVIDERS}.empty`)}
    />
  )
}
