import { Alert, Card, Checkbox, Flex } from 'antd'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { RecordFiles } from '../record-files/record-files'
import { PURCHASE_REQUESTS, type PurchaseRequest } from './purchase-request'

type RequestFile = Schema<'PurchaseRequestFile'>

/** Drawings and specifications of a request, and which of them its vendors get. */
export function RequestFiles({ request }: { request: PurchaseRequest }) {
  const client = useQueryClient()
  const path = `/api/purchase-requests/${request.id}`
  const marks = `${path}/outgoing-files`
  const refresh = () => void client.invalidateQueries({ queryKey: [marks] })
  return (
    <Flex vertical gap="middle">
      <RecordFiles path={`${path}/files`} write="purchase-requests.manage" onChanged={refresh} />
      <FilesForVendors request={request} path={marks} />
    </Flex>
  )
}

/** Only what is chosen here leaves the firm. */
function FilesForVendors({ request, path }: { request: PurchaseRequest; path: string }) {
  const { t } = useTranslation()
  const action = useRecordAction(PURCHASE_REQUESTS)
  const query = useQuery<RequestFile[]>({ queryKey: [path], staleTime: 0 })
  const files = query.data ?? []
  if (!files.length) return null
  const chosen = files.filter(({ outgoing }) => outgoing).map(({ id }) => id)
  const choose = async (fileIds: number[]) => {
    const done = t(`${PURCHASE_REQUESTS}.outgoing.done`)
    const body = { fileIds }
    await action
      .run(request, { path: 'outgoing-files', method: 'patch', body, done })
      .catch(() => {})
    await query.refetch()
  }
  return (
    <Card size="small" title={t(`${PURCHASE_REQUESTS}.outgoing.title`)}>
      <Flex vertical gap="small">
        <Alert type="info" showIcon message={t(`${PURCHASE_REQUESTS}.outgoing.text`)} />
        <Checkbox.Group
          disabled={!request.can.quote}
          value={chosen}
          onChange={(ids) => void choose(ids)}
          options={files.map(({ id, originalFilename }) => ({
            value: id,
            label: <bdi>{originalFilename}</bdi>,
          }))}
          style={{ flexDirection: 'column', gap: 4 }}
        />
      </Flex>
      <ActionConflict action={action} />
    </Card>
  )
}
