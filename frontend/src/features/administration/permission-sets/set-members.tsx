import { useState } from 'react'
import { Button, Flex, List, Tag } from 'antd'
import { useList } from '@refinedev/core'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Empty } from '../../../kit/empty'
import { LocalName } from '../../../kit/display/local-name'
import { LoadFailed } from '../../../kit/load-failed'
import { BulkChange } from '../permission-matrix/bulk-change'
import { MATRIX, type MatrixRow } from '../permission-matrix/permission-matrix'
import { userPath, USERS } from '../users/user'
import { SETS, type PermissionSet } from './permission-set'

const PAGE = 50

/** Who is in a set; others are added, and members taken out, after a preview. */
export function SetMembers({ set }: { set: PermissionSet }) {
  const { t } = useTranslation()
  const [page, setPage] = useState(1)
  const [open, setOpen] = useState(false)
  const { query, result } = useList<MatrixRow>({
    resource: MATRIX,
    pagination: { currentPage: page, pageSize: PAGE },
    sorters: [{ field: 'name', order: 'asc' }],
    filters: [{ field: 'permissionSetId', operator: 'eq', value: set.id }],
  })
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  return (
    <>
      <Flex justify="end" style={{ marginBlockEnd: 12 }}>
        <Button onClick={() => setOpen(true)}>{t(`${SETS}.change_members`)}</Button>
      </Flex>
      <List<MatrixRow>
        size="small"
        bordered
        loading={query.isPending}
        dataSource={result.data}
        locale={{ emptyText: <Empty title={t(`${SETS}.no_members`)} /> }}
        pagination={
          (result.total ?? 0) > PAGE
            ? { current: page, pageSize: PAGE, total: result.total, onChange: setPage }
            : false
        }
        renderItem={(user) => (
          <List.Item key={user.id}>
            <Link to={userPath(user)}>
              <LocalName name={user.name} nameAr={user.nameAr} />
            </Link>
            {user.disabled ? <Tag>{t(`${USERS}.state.disabled`)}</Tag> : null}
          </List.Item>
        )}
      />
      {open ? <BulkChange onClose={() => setOpen(false)} start={{ addSets: [set.id] }} /> : null}
    </>
  )
}
