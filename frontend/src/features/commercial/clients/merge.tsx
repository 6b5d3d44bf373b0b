import { useState } from 'react'
import { Alert, Form } from 'antd'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { RecordSelect } from '../../../kit/inputs/record-select'
import { LoadFailed } from '../../../kit/load-failed'
import { PageHeader } from '../../../kit/page-header'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { useRecord } from '../../../kit/show/use-record'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { CLIENTS, clientPath, type Client } from './client'
import { DuplicateNotice } from './duplicate-notice'
import { MergeFields } from './merge-fields'
import { useDuplicates } from './use-duplicates'

/** Makes one client of two: side by side, field by field. */
export default function ClientMergePage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const kept = useRecord<Client>(CLIENTS, useParams().id)
  const otherId = params.get('with') ?? undefined
  const other = useRecord<Client>(CLIENTS, otherId)
  const duplicates = useDuplicates(kept.data, kept.data?.id)
  const action = useRecordAction(CLIENTS)
  const [busy, setBusy] = useState(false)

  if (kept.error) return <LoadFailed page error={kept.error} onRetry={() => void kept.refetch()} />
  if (!kept.data) return <PageSkeleton rows={8} />
  const client = kept.data
  const merge = async (take: string[]) => {
    if (!other.data) return
    setBusy(true)
    const body = { otherId: other.data.id, otherVersion: other.data.version, take }
    const done = t('commercial.clients.merge.done')
    const merged = await action.run(client, { path: 'merge', body, done }).then(
      () => true,
      () => false
    )
    setBusy(false)
    if (merged) void navigate(clientPath(client))
  }
  return (
    <>
      <PageHeader
        title={t('commercial.clients.merge.title', { name: client.name })}
        back={{ to: clientPath(client), label: client.name }}
      />
      <Alert
        type="info"
        showIcon
        message={t('commercial.clients.merge.explain')}
        style={{ marginBlockEnd: 16 }}
      />
      {otherId ? null : <DuplicateNotice duplicates={duplicates} />}
      <Form layout="vertical" component={false}>
        <Form.Item label={t('commercial.clients.merge.choose')} htmlFor="merge-other">
          <RecordSelect
            id="merge-other"
            lookup="clients/lookup"
            value={otherId ? Number(otherId) : null}
            selected={other.data ? { id: other.data.id, label: other.data.name } : null}
            onChange={(id) =>
              setParams(id && id !== client.id ? { with: String(id) } : {}, { replace: true })
            }
          />
        </Form.Item>
      </Form>
      {otherId && other.error ? (
        <LoadFailed error={other.error} onRetry={() => void other.refetch()} />
      ) : null}
      {otherId && other.data ? (
        <MergeFields
          key={`${client.id}-${other.data.id}`}
          kept={client}
          other={other.data}
          busy={busy}
          onMerge={(take) => void merge(take)}
        />
      ) : null}
      <ActionConflict action={action} />
    </>
  )
}
