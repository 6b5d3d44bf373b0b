import { Flex, Skeleton } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http, newIdempotencyKey } from '../../../api/http'
import { messageOf } from '../../../api/http-error'
import type { Ability, Schema } from '../../../api/types'
import { DocumentList } from '../../../kit/files/document-list'
import { FileDrop } from '../../../kit/files/file-drop'
import { ENQUIRY_TYPES } from '../../../kit/files/rules'
import { LoadFailed } from '../../../kit/load-failed'
import { useAbility } from '../../../providers/access'
import { toast } from '../../../providers/toast'

type RecordFile = Schema<'RecordFile'>

export interface RecordFilesProps {
  /** Address of the files, for example `/api/purchase-orders/7/files`. */
  path: string
  /** Who may add one. */
  write: Ability
  /** After a file came or went. */
  onChanged?: () => void
}

/** What is kept with an order, a bill, a delivery or a quote: confirmations, invoices, delivery notes. */
export function RecordFiles({ path, write, onChanged }: RecordFilesProps) {
  const { t } = useTranslation()
  const mayAdd = useAbility(write)
  const query = useQuery<RecordFile[]>({ queryKey: [path], staleTime: 0 })
  const refetch = () => {
    void query.refetch()
    onChanged?.()
  }
  if (query.error) return <LoadFailed error={query.error} onRetry={refetch} />
  if (!query.data) return <Skeleton active title={false} paragraph={{ rows: 4 }} />
  const files = new Map(query.data.map((file) => [file.id, file]))
  const remove = async ({ id }: { id: number }) => {
    try {
      await http.delete(`${path}/${id}`, { headers: { 'Idempotency-Key': newIdempotencyKey() } })
      toast({ variant: 'success', title: t('kit.files.deleted') })
    } catch (error) {
      const description = messageOf(error, t('kit.try_again'))
      toast({ variant: 'destructive', title: t('kit.action_failed'), description })
    }
    refetch()
  }
  return (
    <Flex vertical gap="middle">
      {mayAdd ? <FileDrop url={path} accept={ENQUIRY_TYPES} onUploaded={refetch} /> : null}
      <DocumentList
        documents={query.data.map((file) => ({ ...file, documentType: 'attachment' }))}
        typeLabel={() => t('procurement.record_files.file')}
        remark={({ id }) => <bdi>{files.get(id)?.uploadedByName}</bdi>}
        onDelete={remove}
        mayDelete={({ id }) => files.get(id)?.can.delete ?? false}
      />
    </Flex>
  )
}
