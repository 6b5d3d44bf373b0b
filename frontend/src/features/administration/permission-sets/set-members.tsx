import { useState } from 'react'
import { Button, Flex, List, Tag } from 'antd'
import { useList } from '@refinedev/core'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Empty } from '../../../kit/empty'
import { nameIn } from '../../../kit/display/name-in'
import { LocalName } from '../../../kit/display/local-name'
import { LoadFailed } from '../../../kit/load-failed'
import { BulkChange } from '../permission-matrix/bulk-change'
import { MATRIX, type Change, type MatrixRow } from '../permission-matrix/permission-matrix'
import { userPath, USERS } from '../users/user'
import { SETS, type PermissionSet } from './permission-set'

const PAGE = 50

/** Who is in a set; others are added, and members taken out, after a preview. */
export function SetMembers({ set }: { set: PermissionSet }) {
  const { t } = useTranslation()
  const [page, setPage] = useState(1)
  const [start, setStart] = useState<Partial<Change> | null>(null)
  const { query, result } = useList<MatrixRow>({
    resource: MATRIX,
    pagination: { currentPage: page, pageSize: PAGE },
    sorters: [{ field: 'name', order: 'asc' }],
    filters: [{ field: 'permissionSetId', operator: 'eq', value: set.id }],
  })
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  const total = result.total ?? 0
  return (
    <>
      <Flex justify="end" style={{ marginBlockEnd: 12 }}>
        <Button onClick={() => setStart({ addSets: [set.id] })}>{t(`${SETS}.add_members`)}</Button>
      </Flex>
      <List<MatrixRow>
        size="small"
        bordered
        loading={query.isPending}
        dataSource={result.data}
        locale={{ emptyText: <Empty title={t(`${SETS}.no_members`)} /> }}
        pagination={total > PAGE && { current: page, pageSize: PAGE, total, onChange: setPage }}
        renderItem={(user) => (
          <Member
            key={user.id}
            user={user}
            onRemove={() => setStart({ userIds: [user.id], removeSets: [set.id] })}
          />
        )}
      />
      {start ? <BulkChange onClose={() => setStart(null)} start={start} /> : null}
    </>
  )
}

function Member({ user, onRemove }: { user: MatrixRow; onRemove: () => void }) {
  const { t, i18n } = useTranslation()
  const name = nameIn(i18n.language, user.name, user.nameAr)
  return (
    <List.Item
      actions={[
        <Button
          key="remove"
          size="small"
          aria-label={t(`${SETS}.remove_member`, { name })}
          onClick={onRemove}
        >
          {t(`${SETS}.remove`)}
        </Button>,
      ]}
    >
      <Link to={userPath(user)}>
        <LocalName name={user.name} nameAr={user.nameAr} />
      </Link>
      {user.disabled ? <Tag>{t(`${USERS}.state.disabled`)}</Tag> : null}
    </List.Item>
  )
}
