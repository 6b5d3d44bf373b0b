import type { ReactNode } from 'react'
import { Alert, Flex, type TableColumnType } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { ConfirmAction } from '../../../kit/confirm-action'
import { InstantText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { StatusTag } from '../../../kit/display/status-tag'
import { LoadFailed } from '../../../kit/load-failed'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { VENDORS, type Vendor } from './vendor'
import { MixedText } from '../../../kit/display/mixed-text'
import { RecordTable } from '../../../kit/table/record-table'

type BankVersion = Schema<'VendorBankAccount'>

const TEXTS = `${VENDORS}.bank`

/** Every version of a vendor's bank details; a new one counts once a second person confirms it. */
export function BankVersions({ vendor }: { vendor: Vendor }) {
  const { t } = useTranslation()
  const action = useRecordAction(VENDORS)
  const query = useQuery<BankVersion[]>({
    queryKey: [`/api/vendors/${vendor.id}/bank-accounts`],
    staleTime: 0,
  })
  const columns = useVersionColumns((account, verb) => (
    <Decision vendor={vendor} {...{ account, verb, action }} onDone={query.refetch} />
  ))
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  const pending = query.data?.some(({ status }) => status === 'pending')
  return (
    <>
      {pending ? (
        <Alert
          type="warning"
          showIcon
          message={t(`${TEXTS}.unconfirmed`)}
          style={{ marginBlockStart: 16 }}
        />
      ) : null}
      <RecordTable<BankVersion>
        size="small"
        rowKey="id"
        title={() => t(`${TEXTS}.versions`)}
        pagination={false}
        loading={query.isLoading}
        scroll={{ x: 'max-content' }}
        dataSource={query.data ?? []}
        style={{ marginBlockStart: 16 }}
        columns={columns}
      />
      <ActionConflict action={action} />
    </>
  )
}

type Verb = 'approve' | 'reject'

function useVersionColumns(
  decide: (account: BankVersion, verb: Verb) => ReactNode
): TableColumnType<BankVersion>[] {
  const { t } = useTranslation()
  return [
    { title: '#', dataIndex: 'revision', width: 48 },
    { title: t(`${TEXTS}.status`), render: (_, row) => <StatusTag status={row.status} /> },
    {
      title: t(`${VENDORS}.fields.bankName`),
      render: (_, row) => <MixedText>{row.bankName}</MixedText>,
    },
    { title: t(`${VENDORS}.fields.iban`), render: (_, row) => <Ltr>{row.iban}</Ltr> },
    {
      title: t(`${TEXTS}.entered`),
      render: (_, row) => <Who name={row.createdByName} at={row.createdAt} />,
    },
    {
      title: t(`${TEXTS}.decided`),
      render: (_, row) => <Who name={row.decidedByName} at={row.decidedAt} />,
    },
    {
      title: <span className="visually-hidden">{t('common.actions')}</span>,
      render: (_, row) => (
        <Flex gap="small">
          {row.can.approve ? decide(row, 'approve') : null}
          {row.can.reject ? decide(row, 'reject') : null}
        </Flex>
      ),
    },
  ]
}

interface DecisionProps {
  vendor: Vendor
  account: BankVersion
  verb: Verb
  action: ReturnType<typeof useRecordAction>
  onDone: () => unknown
}

function Decision({ vendor, account, verb, action, onDone }: DecisionProps) {
  const { t } = useTranslation()
  const reject = verb === 'reject'
  return (
    <ConfirmAction
      size="small"
      danger={reject}
      type={reject ? 'default' : 'primary'}
      label={t(`${TEXTS}.${verb}`)}
      title={t(`${TEXTS}.${verb}_title`, { revision: account.revision })}
      content={t(`${TEXTS}.${verb}_text`)}
      reason={reject ? { label: t(`${TEXTS}.reason`), required: true } : undefined}
      onConfirm={async (reason) => {
        const path = `bank-accounts/${account.id}/${verb}`
        const body = reject ? { reason } : {}
        // the version of this decision is the account's own
        const target = { id: vendor.id, version: account.version }
        await action.run(target, { path, body, done: t(`${TEXTS}.${verb}_done`) })
        await onDone()
      }}
    />
  )
}

function Who({ name, at }: { name: string | null; at: string | null }) {
  if (!at) return null
  return (
    <>
      <MixedText>{name}</MixedText> · <InstantText value={at} />
    </>
  )
}
