import { useState } from 'react'
import { Button, Flex, Skeleton, Typography } from 'antd'
import { PlusOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http } from '../../../api/http'
import { Empty } from '../../../kit/empty'
import { LinkButton } from '../../../kit/link-button'
import { LoadFailed } from '../../../kit/load-failed'
import { Pages } from '../../../kit/pages'
import { RecordTable } from '../../../kit/table/record-table'
import { BalanceCards } from './balance-cards'
import { EntryDialog } from './entry-dialog'
import { LEAVE_ENTRIES, leavePath, type EmployeeLeave, type LeaveEntry } from './leave-entry'
import { useEntryColumns } from './use-entry-columns'

/** What a person has of each kind of leave, and the ledger that it is the sum of. */
export default function LeaveTab({ record: { id } }: { record: { id: number; isSelf: boolean } }) {
  const path = leavePath(id)
  const query = useQuery({
    queryKey: [path],
    queryFn: async ({ signal }) => (await http.get<EmployeeLeave>(path, { signal })).data,
  })
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <Skeleton active title={false} paragraph={{ rows: 6 }} />
  return <Leave employeeId={id} leave={query.data} />
}

function Leave({ employeeId, leave }: { employeeId: number; leave: EmployeeLeave }) {
  const { t } = useTranslation()
  const [isEntering, setEntering] = useState(false)
  return (
    <Flex vertical gap="middle">
      <Flex justify="end" gap="small" wrap>
        <LinkButton to={`/hr/leave-requests/new?employee=${employeeId}`}>
          {t(`${LEAVE_ENTRIES}.request`)}
        </LinkButton>
        {leave.can.enter ? (
          <Button type="primary" icon={<PlusOutlined />} onClick={() => setEntering(true)}>
            {t(`${LEAVE_ENTRIES}.enter`)}
          </Button>
        ) : null}
      </Flex>
      <BalanceCards balances={leave.balances} />
      <Typography.Title level={2} style={{ margin: 0, fontSize: 16 }}>
        {t(`${LEAVE_ENTRIES}.title`)}
      </Typography.Title>
      <Ledger entries={leave.entries} />
      {isEntering ? (
        <EntryDialog
          employeeId={employeeId}
          balances={leave.balances}
          onClose={() => setEntering(false)}
        />
      ) : null}
    </Flex>
  )
}

const PAGE_SIZE = 25

function Ledger({ entries }: { entries: LeaveEntry[] }) {
  const { t } = useTranslation()
  const columns = useEntryColumns()
  const [page, setPage] = useState(1)
  if (!entries.length)
    return <Empty title={t(`${LEAVE_ENTRIES}.none`)} hint={t(`${LEAVE_ENTRIES}.hint`)} />
  return (
    <>
      <RecordTable<LeaveEntry>
        size="small"
        rowKey="id"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={entries.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
        columns={columns}
      />
      <Pages
        align="end"
        current={page}
        pageSize={PAGE_SIZE}
        total={entries.length}
        onChange={setPage}
        showSizeChanger={false}
        hideOnSinglePage
      />
    </>
  )
}
