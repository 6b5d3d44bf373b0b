import { Flex, Tag, Typography, type TableColumnType } from 'antd'
import { UnlockOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { http, ifMatch, newIdempotencyKey } from '../../../api/http'
import { ConfirmAction } from '../../../kit/confirm-action'
import { DateText } from '../../../kit/display/date-text'
import { MixedText } from '../../../kit/display/mixed-text'
import { Money } from '../../../kit/display/numbers'
import { FileOrderButton } from '../../../kit/jobs/file-order-button'
import { RelatedList } from '../../../kit/show/related-list'
import { useSend } from '../../../kit/use-send'
import { RECONCILIATIONS, type ListedReconciliation } from './reconciliation'

interface ClosedProps {
  accountId: number
  onChanged: () => void
}

const amountColumns = (text: (name: string) => string): TableColumnType<ListedReconciliation>[] => [
  {
    key: 'statement',
    title: text('figure.statement'),
    align: 'end',
    render: (_, { statement, currency }) => <Money value={statement} currency={currency} />,
  },
  {
    key: 'difference',
    title: text('figure.difference'),
    align: 'end',
    render: (_, row) => <Money value={row.difference} currency={row.currency} zeroIsNone />,
  },
]

function useColumns(onChanged: () => void): TableColumnType<ListedReconciliation>[] {
  const { t } = useTranslation()
  const text = (name: string) => t(`${RECONCILIATIONS}.${name}`)
  return [
    {
      key: 'reconciledOn',
      title: text('date'),
      render: (_, { reconciledOn }) => <DateText value={reconciledOn} />,
    },
    {
      key: 'status',
      title: text('status_label'),
      render: (_, { status }) => (
        <Tag color={status === 'closed' ? 'green' : 'orange'}>{text(`status.${status}`)}</Tag>
      ),
    },
    ...amountColumns(text),
    {
      key: 'note',
      title: text('note'),
      render: (_, { note, reopenedReason }) => (
        <MixedText>{reopenedReason ?? note ?? ''}</MixedText>
      ),
    },
    {
      key: 'createdByName',
      title: text('by'),
      render: (_, row) => <bdi>{row.createdByName}</bdi>,
    },
    {
      key: 'actions',
      render: (_, row) => <Actions row={row} onChanged={onChanged} />,
    },
  ]
}

/** The reconciliations of an account, newest first, to be taken away or opened again. */
export function ClosedReconciliations({ accountId, onChanged }: ClosedProps) {
  const { t } = useTranslation()
  const text = (name: string) => t(`${RECONCILIATIONS}.${name}`)
  return (
    <section>
      <Typography.Title level={5}>{text('title')}</Typography.Title>
      <RelatedList<ListedReconciliation>
        path={`bank-reconciliations?bankAccountId=${accountId}&_sort=reconciledOn&_order=desc`}
        label={text('title')}
        empty={text('none')}
        columns={useColumns(onChanged)}
      />
    </section>
  )
}

function Actions({ row, onChanged }: { row: ListedReconciliation; onChanged: () => void }) {
  const { t } = useTranslation()
  const send = useSend()
  const path = `/api/bank-reconciliations/${row.id}`
  const reopen = async (reason: string) => {
    const headers = { ...ifMatch(row.version), 'Idempotency-Key': newIdempotencyKey() }
    try {
      await send(t(`${RECONCILIATIONS}.reopened`), () =>
        http.post(`${path}/reopen`, { reason }, { headers })
      )
    } finally {
      onChanged()
    }
  }
  return (
    <Flex gap="small" wrap>
      <FileOrderButton
        url={`${path}/files`}
        formats={['pdf', 'xlsx']}
        bodyOf={(format) => ({ format })}
        label={t(`${RECONCILIATIONS}.export`)}
        title={t(`${RECONCILIATIONS}.export_title`)}
      />
      {row.can.reopen ? (
        <ConfirmAction
          icon={<UnlockOutlined />}
          label={t(`${RECONCILIATIONS}.reopen`)}
          title={t(`${RECONCILIATIONS}.reopen_title`)}
          content={t(`${RECONCILIATIONS}.reopen_text`)}
          confirmLabel={t(`${RECONCILIATIONS}.reopen`)}
          reason={{ label: t(`${RECONCILIATIONS}.reason`), required: true }}
          onConfirm={reopen}
        />
      ) : null}
    </Flex>
  )
}
