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

/** The other client; after the merge it is gone, so its record is kept here and not loaded. */
function useOther(otherId: string | undefined) {
  const [taken, setTaken] = useState<Client | null>(null)
  const query = useRecord<Client>(CLIENTS, taken ? undefined : otherId)
  return { taken, setTaken, other: taken ?? query.data, query }
}

interface OtherClientProps {
  client: Client
  otherId: string | undefined
  other: Client | undefined
}

/** Chooses the client to be merged; the choice is in the address. */
function OtherClient({ client, otherId, other }: OtherClientProps) {
  const { t } = useTranslation()
  const [, setParams] = useSearchParams()
  return (
    <Form layout="vertical" component={false}>
      <Form.Item label={t('commercial.clients.merge.choose')} htmlFor="merge-other">
        <RecordSelect
          id="merge-other"
          lookup="clients/lookup"
          value={otherId ? Number(otherId) : null}
          selected={other ? { id: other.id, label: other.name } : null}
          onChange={(id) =>
            setParams(id && id !== client.id ? { with: String(id) } : {}, { replace: true })
          }
        />
      </Form.Item>
    </Form>
  )
}

/** True when the merge was done; a failure has been shown by then. */
function mergeInto(
  action: ReturnType<typeof useRecordAction>,
  client: Client,
  other: Client,
  take: string[],
  done: string
): Promise<boolean> {
  const body = { otherId: other.id, otherVersion: other.version, take }
  return action.run(client, { path: 'merge', body, done }).then(
    () => true,
    () => false
  )
}

function MergeHeader({ client }: { client: Client }) {
  const { t } = useTranslation()
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
    </>
  )
}

/** Makes one client of two: side by side, field by field. */
export default function ClientMergePage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const kept = useRecord<Client>(CLIENTS, useParams().id)
  const otherId = params.get('with') ?? undefined
  const { taken, setTaken, other, query } = useOther(otherId)
  const duplicates = useDuplicates(kept.data, kept.data?.id)
  const action = useRecordAction(CLIENTS)

  if (kept.error) return <LoadFailed page error={kept.error} onRetry={() => void kept.refetch()} />
  if (!kept.data) return <PageSkeleton rows={8} />
  const client = kept.data
  const merge = async (take: string[]) => {
    if (!other) return
    setTaken(other)
    const merged = await mergeInto(action, client, other, take, t('commercial.clients.merge.done'))
    if (merged) void navigate(clientPath(client))
    else setTaken(null)
  }
  return (
    <>
      <MergeHeader client={client} />
      {otherId ? null : <DuplicateNotice duplicates={duplicates} />}
      <OtherClient client={client} otherId={otherId} other={other} />
      {otherId && query.error ? (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      ) : null}
      {otherId && other ? (
        <MergeFields
          key={`${client.id}-${other.id}`}
          kept={client}
          other={other}
          busy={taken !== null}
          onMerge={(take) => void merge(take)}
        />
      ) : null}
      <ActionConflict action={action} />
    </>
  )
}
