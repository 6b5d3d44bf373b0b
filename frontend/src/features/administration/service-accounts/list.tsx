import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { ApiReferenceLink } from '../../../kit/api-reference-link'
import { InstantText } from '../../../kit/display/date-text'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { AccountState } from './account-state'
import { ACCOUNTS, accountPath, LIST, type ServiceAccount } from './service-account'

const UNUSED_DAYS = 90
const DAY_MS = 86_400_000

/** What someone should look at has a tab of its own. */
function useTabs() {
  const { t } = useTranslation()
  const limit = new Date(Date.now() - UNUSED_DAYS * DAY_MS).toISOString().slice(0, 10)
  const tabs: [string, Record<string, string>][] = [
    ['all', {}],
    ['active', { active: 'true' }],
    ['alone', { active: 'true', responsibleId_empty: 'true' }],
    ['unused', { active: 'true', idleSince_lte: limit }],
  ]
  return tabs.map(([key, params]) => ({ key, label: t(`${ACCOUNTS}.tabs.${key}`), params }))
}

function useColumns(): Column<ServiceAccount>[] {
  const { t } = useTranslation()
  return [
    {
      key: 'name',
      sortable: true,
      kept: true,
      width: 220,
      filter: { kind: 'text' },
      render: (account) => (
        <Link to={accountPath(account)}>
          <bdi>{account.name}</bdi>
        </Link>
      ),
    },
    {
      key: 'active',
      title: t(`${ACCOUNTS}.status`),
      kept: true,
      sortable: true,
      width: 160,
      render: (account) => <AccountState account={account} />,
    },
    { key: 'purpose', width: 340, render: ({ purpose }) => <bdi>{purpose}</bdi> },
    { key: 'responsible', render: ({ responsible }) => <bdi>{responsible?.name}</bdi> },
    { key: 'tokenCount', align: 'end' },
    {
      key: 'lastUsedAt',
      sortable: true,
      render: ({ lastUsedAt }) => lastUsedAt && <InstantText value={lastUsedAt} />,
    },
    {
      key: 'createdAt',
      optional: true,
      sortable: true,
      render: ({ createdAt }) => <InstantText value={createdAt} />,
    },
  ]
}

/** Accounts of programs. */
export default function ServiceAccountList() {
  const { t } = useTranslation()
  return (
    <ResourceTable<ServiceAccount>
      resource={ACCOUNTS}
      columns={useColumns()}
      labelOf={({ name }) => name}
      pathOf={accountPath}
      tabs={useTabs()}
      initialSorters={[{ field: 'name', order: 'asc' }]}
      searchable={false}
      actions={<ApiReferenceLink />}
      create={{
        ...{ path: `${LIST}/new`, ability: 'service-accounts.manage' },
        label: t(`${ACCOUNTS}.create`),
      }}
      emptyHint={t(`${ACCOUNTS}.empty`)}
    />
  )
}
