import { useState, type ReactNode } from 'react'
import { Alert, Button, Flex, List, Modal } from 'antd'
import { DeleteOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { ItemMeta } from '../display/item-meta'
import { messageOf } from '../../api/http-error'
import { toast } from '../../providers/toast'
import { ConfirmAction } from '../confirm-action'
import { useBulkDelete, type BulkResult } from './use-bulk-delete'
import type { Row } from './types'
import styles from './grid.module.css'

interface BulkBarProps<R extends Row> {
  resource: string
  selected: R[]
  labelOf: (row: R) => string
  /** Offers to delete them; `warning` says what else goes with the rows. */
  deletion?: { warning?: ReactNode }
  /** What else can be done with the rows. */
  children?: ReactNode
  onClear: () => void
  /** Keeps selected what could not be deleted. */
  onDone: (deleted: number[]) => void
}

/** What can be done with the selected rows; a partial failure is reported row by row. */
export function BulkBar<R extends Row>(props: BulkBarProps<R>) {
  const { selected, deletion, onClear } = props
  const { t } = useTranslation()
  const { failed, setFailed, confirm } = useDeletion(props)
  return (
    <>
      {selected.length > 0 ? (
        <Alert
          type="info"
          className={`${styles.bulkBar} no-print`}
          message={
            <Flex wrap gap="small" align="center">
              <span role="status">{t('kit.table.selected', { count: selected.length })}</span>
              {props.children}
              {deletion ? (
                <ConfirmAction
                  danger
                  size="small"
                  icon={<DeleteOutlined />}
                  label={t('common.delete')}
                  title={t('kit.table.bulk_delete_title', { count: selected.length })}
                  content={deletion.warning}
                  confirmLabel={t('common.delete')}
                  onConfirm={confirm}
                />
              ) : null}
              <Button size="small" onClick={onClear}>
                {t('kit.table.clear_selection')}
              </Button>
            </Flex>
          }
        />
      ) : null}
      <FailedDialog failed={failed} onClose={() => setFailed([])} />
    </>
  )
}

type Failed = BulkResult['failed'][number] & { label: string }

/** Deletes the selected rows; those that stay are named with the reason. */
function useDeletion<R extends Row>({ resource, selected, labelOf, onDone }: BulkBarProps<R>) {
  const { t } = useTranslation()
  const [failed, setFailed] = useState<Failed[]>([])
  const remove = useBulkDelete(resource)
  const confirm = async () => {
    const labels = new Map(selected.map((row) => [Number(row.id), labelOf(row)]))
    try {
      const result = await remove.mutateAsync(selected)
      onDone(result.deleted)
      setFailed(result.failed.map((item) => ({ ...item, label: labels.get(item.id) ?? '' })))
      if (result.deleted.length > 0) {
        toast({
          variant: 'success',
          title: t('kit.table.bulk_deleted', { count: result.deleted.length }),
        })
      }
    } catch (error) {
      toast({
        variant: 'destructive',
        title: t('kit.delete_failed'),
        description: messageOf(error, t('kit.try_again')),
      })
      throw error
    }
  }
  return { failed, setFailed, confirm }
}

function FailedDialog({ failed, onClose }: { failed: Failed[]; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Modal
      open={failed.length > 0}
      title={t('kit.table.bulk_failed', { count: failed.length })}
      onCancel={onClose}
      onOk={onClose}
      cancelButtonProps={{ style: { display: 'none' } }}
      okText={t('common.close')}
    >
      <List
        size="small"
        dataSource={failed}
        renderItem={({ id, label, message }) => (
          <List.Item key={id}>
            <ItemMeta title={<bdi>{label}</bdi>} description={message} />
          </List.Item>
        )}
      />
    </Modal>
  )
}
