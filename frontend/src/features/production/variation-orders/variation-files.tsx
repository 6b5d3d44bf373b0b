import { Flex, Skeleton } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { DocumentList } from '../../../kit/files/document-list'
import { FileDrop } from '../../../kit/files/file-drop'
import { LoadFailed } from '../../../kit/load-failed'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { VARIATION_ORDERS, type VariationOrder } from './variation-order'

type VariationFile = Schema<'VariationFile'>

/** What is kept with a variation: drawings, instructions, the copy that the client has signed. */
export function VariationFiles({ variation }: { variation: VariationOrder }) {
  const { t } = useTranslation()
  const action = useRecordAction(VARIATION_ORDERS)
  const path = `/api/variation-orders/${variation.id}/documents`
  const query = useQuery<VariationFile[]>({ queryKey: [path], staleTime: 0 })
  const refetch = () => void query.refetch()
  const remove = async ({ id }: { id: number }) => {
    const call = { path: `documents/${id}`, method: 'delete' as const }
    await action.run(variation, { ...call, done: t('kit.files.deleted') })
    refetch()
  }
  if (query.error) return <LoadFailed error={query.error} onRetry={refetch} />
  if (!query.data) return <Skeleton active title={false} paragraph={{ rows: 4 }} />
  return (
    <Flex vertical gap="middle">
      {variation.can.attach ? <FileDrop url={path} onUploaded={refetch} /> : null}
      <DocumentList
        documents={query.data.map((file) => ({ ...file, documentType: 'attachment' }))}
        typeLabel={() => t(`${VARIATION_ORDERS}.attachment`)}
        remark={(file) => <bdi>{uploaderOf(query.data, file.id)}</bdi>}
        onDelete={variation.can.detach ? remove : undefined}
      />
      <ActionConflict action={action} />
    </Flex>
  )
}

const uploaderOf = (files: VariationFile[], id: number) =>
  files.find((file) => file.id === id)?.uploadedByName
