import { Card, type TableColumnsType } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { RecordSelect } from '../../../kit/inputs/record-select'
import { LoadFailed } from '../../../kit/load-failed'
import { PageHeader } from '../../../kit/page-header'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { RecordTable } from '../../../kit/table/record-table'
import { AccountName } from '../ledger/account-name'

type PostingRule = Schema<'PostingRule'>

const POSTING_RULES = 'finance.posting_rules'
const ENDPOINT = '/api/posting-rules'

/** The account that stands for what each amount of a document is. */
export default function PostingRulesPage() {
  const { t } = useTranslation()
  const query = useQuery<PostingRule[]>({ queryKey: [ENDPOINT], staleTime: 0 })
  const action = useRecordAction(POSTING_RULES)
  const columns = useColumns((rule, accountId) =>
    action
      .run(rule, {
        path: '',
        method: 'patch',
        body: { accountId },
        done: t(`${POSTING_RULES}.changed`),
      })
      .then(() => query.refetch())
  )
  return (
    <>
      <PageHeader title={t(`${POSTING_RULES}.title`)} subtitle={t(`${POSTING_RULES}.subtitle`)} />
      {query.error ? (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Card size="small" styles={{ body: { padding: 0 } }}>
          <RecordTable<PostingRule>
            size="small"
            pagination={false}
            loading={query.isPending}
            rowKey="id"
            dataSource={query.data ?? []}
            columns={columns}
          />
        </Card>
      )}
      <ActionConflict action={action} />
    </>
  )
}

type Change = (rule: PostingRule, accountId: number) => Promise<unknown>

function useColumns(change: Change): TableColumnsType<PostingRule> {
  const { t } = useTranslation()
  return [
    {
      title: t(`${POSTING_RULES}.fields.role`),
      render: (_, rule) => t(`${POSTING_RULES}.role.${rule.role}`),
    },
    {
      title: t(`${POSTING_RULES}.fields.account`),
      render: (_, rule) =>
        rule.can.update ? (
          <RecordSelect
            aria-label={t(`${POSTING_RULES}.role.${rule.role}`)}
            lookup="ledger-accounts/lookup"
            allowClear={false}
            value={rule.accountId}
            onChange={(accountId) => void (accountId && change(rule, accountId))}
          />
        ) : (
          <AccountName account={rule.account} />
        ),
    },
  ]
}
