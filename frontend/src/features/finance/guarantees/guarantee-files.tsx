import { Flex, Skeleton } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http, newIdempotencyKey } from '../../../api/http'
import type { Schema } from '../../../api/types'
import { DocumentList } from '../../../kit/files/document-list'
import { FileDrop } from '../../../kit/files/file-drop'
import { ENQUIRY_TYPES } from '../../../kit/files/rules'
import { LoadFailed } from '../../../kit/load-failed'
import { useSend } from '../../../kit/use-send'
import { GUARANTEES } from './guarantee'

type GuaranteeFile = Schema<'GuaranteeFile'>

/** The paper itself, its extensions and letters of the bank. */
export function GuaranteeFiles({ id, mayAdd }: { id: number; mayAdd: boolean }) {
  const { t } = useTranslation()
  const send = useSend()
  const path = `/api/guarantees/${id}/files`
  const query = useQuery<GuaranteeFile[]>({ queryKey: [path], staleTime: 0 })
  const refetch = () => void query.refetch()
  if (query.error) return <LoadFailed error={query.error} onRetry={refetch} />
  if (!query.data) return <Skeleton active title={false} paragraph={{ rows: 4 }} />
  const files = new Map(query.data.map((file) => [file.id, file]))
  const remove = async (file: { id: number }) => {
    const headers = { 'Idempotency-Key': newIdempotencyKey() }
    await send(t('kit.files.deleted'), () => http.delete(`${path}/${file.id}`, { headers }))
    refetch()
  }
  return (
    <Flex vertical gap="middle">
      {mayAdd ? <FileDrop url={path} accept={ENQUIRY_TYPES} onUploaded={refetch} /> : null}
      <DocumentList
        documents={query.data.map((file) => ({ ...file, documentType: 'attachment' }))}
        typeLabel={() => t(`${GUARANTEES}.file`)}
        remark={(file) => <bdi>{files.get(file.id)?.uploadedByName}</bdi>}
        onDelete={remove}
        mayDelete={(file) => files.get(file.id)?.can.delete ?? false}
      />
    </Flex>
  )
}
