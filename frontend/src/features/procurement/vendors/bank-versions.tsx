import { Alert, Flex, Table } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import { InstantText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { StatusTag } from '../../../kit/display/status-tag'
import { LoadFailed } from '../../../kit/load-failed'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { VENDORS, type Vendor } from './vendor'
import { MixedText } from '../../../kit/display/mixed-text'

interface BankVersion {
  id: number
  version: number
  revision: number
  status: string
  bankName: string | null
  iban: string | null
  accountNumber: string | null
  reason: string | null
  createdByName: string | null
  decidedByName: string | null
  createdAt: string
  decidedAt: string | null
  can: { approve: boolean; reject: boolean }
}

const TEXTS = `${VENDORS}.bank`

/** Every version of where a vendor is paid; a new one counts once a second person has confirmed it. */
export function BankVersions({ vendor }: { vendor: Vendor }) {
  const { t } = useTranslation()
  const action = useRecordAction(VENDORS)
  const query = useQuery<BankVersion[]>({
    queryKey: [`/api/vendors/${vendor.id}/bank-accounts`],
    staleTime: 0,
  })
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  const decide = (account: BankVersion, verb: 'approve' | 'reject') => (
    <ConfirmAction
      key={verb}
      size="small"
      danger={verb === 'reject'}
      type={verb === 'approve' ? 'primary' : 'default'}
      label={t(`${TEXTS}.${verb}`)}
      title={t(`${TEXTS}.${verb}_title`, { revision: account.revision })}
      content={t(`${TEXTS}.${verb}_text`)}
      reason={verb === 'reject' ? { label: t(`${TEXTS}.reason`), required: true } : undefined}
      onConfirm={async (reason) => {
        const path = `bank-accounts/${account.id}/${verb}`
        const body = verb === 'reject' ? { reason } : {}
        // the version of this decision is the account's own
        await action.run({ id: vendor.id, version: account.version }, { path, body, done: t(`${TEXTS}.${verb}_done`) })
        await query.refetch()
      }}
    />
  ) // prettier-ignore
  const waits = query.data?.some(({ status }) => status === 'pending')
  return (
    <>
      {waits ? (
        <Alert
          type="warning"
          showIcon
          message={t(`${TEXTS}.unconfirmed`)}
          style={{ marginBlockStart: 16 }}
        />
      ) : null}
      <Table<BankVersion>
        size="small"
        rowKey="id"
        title={() => t(`${TEXTS}.versions`)}
        pagination={false}
        loading={query.isLoading}
        scroll={{ x: 'max-content' }}
        dataSource={query.data ?? []}
        style={{ marginBlockStart: 16 }}
        columns={[
          { title: '#', dataIndex: 'revision', width: 48 },
          { title: t(`${TEXTS}.status`), render: (_, row) => <StatusTag status={row.status} /> },
          { title: t(`${VENDORS}.fields.bankName`), render: (_, row) => <MixedText>{row.bankName}</MixedText> },
          { title: t(`${VENDORS}.fields.iban`), render: (_, row) => <Ltr>{row.iban}</Ltr> },
          { title: t(`${TEXTS}.entered`), render: (_, row) => <Who name={row.createdByName} at={row.createdAt} /> },
          { title: t(`${TEXTS}.decided`), render: (_, row) => <Who name={row.decidedByName} at={row.decidedAt} /> },
          {
            title: <span className="visually-hidden">{t('common.actions')}</span>,
            render: (_, row) => (
              <Flex gap="small">
                {row.can.approve ? decide(row, 'approve') : null}
                {row.can.reject ? decide(row, 'reject') : null}
              </Flex>
            ),
          },
        ]}
      />
      <ActionConflict action={action} />
    </>
  ) // prettier-ignore
}

function Who({ name, at }: { name: string | null; at: string | null }) {
  if (!at) return null
  return (
    <>
      <MixedText>{name}</MixedText> · <InstantText value={at} />
    </>
  )
}
