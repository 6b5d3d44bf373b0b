import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { InstantText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { Whole } from '../../../kit/display/numbers'
import { nameIn } from '../../../kit/display/name-in'
import { LinkButton } from '../../../kit/link-button'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { USERS } from '../users/user'
import { LIST, SETS, setPath, type PermissionSet } from './permission-set'
import { SetState } from './set-state'

function useColumns(): Column<PermissionSet>[] {
  const { t } = useTranslation()
  return [
    {
      key: 'name',
      sortable: true,
      kept: true,
      width: 220,
      filter: { kind: 'text' },
      render: (set) => (
        <Link to={setPath(set)}>
          <LocalName name={set.name} nameAr={set.nameAr} />
        </Link>
      ),
    },
    {
      key: 'active',
      title: t(`${SETS}.fields.state`),
      kept: true,
      sortable: true,
      width: 130,
      render: (set) => <SetState set={set} />,
    },
    { key: 'userCount', width: 120, render: ({ userCount }) => <Whole value={userCount} /> },
    {
      key: 'permissions',
      width: 320,
      render: ({ permissions }) =>
        permissions.map((name) => t(`${USERS}.permission.${name}`)).join(' · '),
    },
    { key: 'description', optional: true },
    {
      key: 'updatedAt',
      optional: true,
      sortable: true,
      render: ({ updatedAt }) => <InstantText value={updatedAt} />,
    },
  ]
}

/** Permissions under one name, given to many people at once. */
export default function PermissionSetList() {
  const { t, i18n } = useTranslation()
  return (
    <ResourceTable<PermissionSet>
      resource={SETS}
      columns={useColumns()}
      labelOf={({ name, nameAr }) => nameIn(i18n.language, name, nameAr)}
      pathOf={setPath}
      initialSorters={[{ field: 'name', order: 'asc' }]}
      searchable={false}
      actions={<LinkButton to="/admin/permission-matrix">{t(`${SETS}.matrix`)}</LinkButton>}
      create={{
        path: `${LIST}/new`,
        ability: 'permission-sets.manage',
        label: t(`${SETS}.create`),
      }}
      emptyHint={t(`${SETS}.empty`)}
    />
  )
}
