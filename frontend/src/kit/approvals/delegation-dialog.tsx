import { Button, Divider, List, Modal, Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import { DateText } from '../display/date-text'
import { ItemMeta } from '../display/item-meta'
import { Empty } from '../empty'
import { LoadFailed } from '../load-failed'
import { DelegationForm } from './delegation-form'
import { useDelegations, type Delegation } from './use-delegations'

/** Who approves for whom, now and later, and a form that delegates one's own approvals. */
export default function DelegationDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { query, add, end } = useDelegations()
  return (
    <Modal open title={t('kit.delegation.title')} footer={null} onCancel={onClose}>
      <Typography.Paragraph type="secondary">{t('kit.delegation.hint')}</Typography.Paragraph>
      {query.error ? <LoadFailed error={query.error} onRetry={() => void query.refetch()} /> : null}
      <List<Delegation>
        size="small"
        rowKey="id"
        loading={query.isPending}
        dataSource={query.data ?? []}
        // the library's own text is too faint to read
        locale={{ emptyText: <Empty title={t('kit.delegation.none')} /> }}
        renderItem={(row) => <DelegationRow row={row} onEnd={end} />}
      />
      <Divider />
      <DelegationForm onAdd={add} />
    </Modal>
  )
}

interface DelegationRowProps {
  row: Delegation
  onEnd: (id: number) => Promise<unknown>
}

function DelegationRow({ row, onEnd }: DelegationRowProps) {
  const { t } = useTranslation()
  const endButton = (
    <Button size="small" onClick={() => void onEnd(row.id).catch(() => undefined)}>
      {t('kit.delegation.end')}
    </Button>
  )
  return (
    <List.Item extra={row.can.end ? endButton : null}>
      <ItemMeta
        title={t('kit.delegation.for', { delegate: row.delegate.name, user: row.user.name })}
        description={
          <>
            <DateText value={row.fromOn} /> – <DateText value={row.toOn} />
            {row.note ? (
              <>
                {' · '}
                <bdi>{row.note}</bdi>
              </>
            ) : null}
          </>
        }
      />
    </List.Item>
  )
}
