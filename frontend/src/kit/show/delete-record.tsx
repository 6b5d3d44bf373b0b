import type { ReactNode } from 'react'
import { DeleteOutlined } from '@ant-design/icons'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../confirm-action'
import { resourceOf } from '../define-resource'
import { listAddress } from '../table/list-address'
import type { useRecordAction } from './use-record-action'

interface DeleteRecordProps {
  resource: string
  record: { id: number; version: number }
  title: string
  /** What goes with the record. */
  content: ReactNode
  done: string
  action: ReturnType<typeof useRecordAction>
}

/** Deletes a record after asking, then returns to the list. */
export function DeleteRecord({
  resource,
  record,
  title,
  content,
  done,
  action,
}: DeleteRecordProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const remove = async () => {
    await action.run(record, { path: '', method: 'delete', done })
    void navigate(listAddress(resourceOf(resource).path))
  }
  return (
    <ConfirmAction
      danger
      icon={<DeleteOutlined />}
      label={t('common.delete')}
      title={title}
      content={content}
      confirmLabel={t('common.delete')}
      onConfirm={remove}
    />
  )
}
