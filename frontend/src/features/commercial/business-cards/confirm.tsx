import { useState } from 'react'
import { Alert, Flex, Skeleton } from 'antd'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { LoadFailed } from '../../../kit/load-failed'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { JobProgress } from '../../../kit/jobs/job-progress'
import { PageHeader } from '../../../kit/page-header'
import { retryRecord } from '../../../kit/show/use-record'
import { clientPath } from '../clients/client'
import { inTurnPath, type BusinessCard } from './card'
import { CardForm } from './card-form'
import { CardImages } from './card-images'
import { DiscardCard } from './discard-card'
import { SetCorners } from './set-corners'
import { useOpenCards } from './use-open-cards'

const POLL_MS = 2_000
const FEW_FIELDS = 4
const SCAN = '/commercial/clients/scan'

/** A card whose edges were not found, and of which little was read. */
const isLost = ({ corners, fields }: BusinessCard) =>
  !corners[0] && Object.keys(fields ?? {}).length < FEW_FIELDS

/** A scanned card beside the fields read from it, to be corrected and made a client. */
export default function CardConfirm() {
  const { t } = useTranslation()
  const { id } = useParams()
  const inTurn = useSearchParams()[0].has('in-turn')
  const navigate = useNavigate()
  const { read } = useOpenCards()
  const others = read.filter((card) => String(card.id) !== id)
  const client = useQueryClient()
  const queryKey = [`/api/business-cards/${id}`]
  const query = useQuery<BusinessCard>({
    queryKey,
    staleTime: 0,
    retry: retryRecord,
    refetchInterval: ({ state }) =>
      state.data && ['queued', 'reading'].includes(state.data.status) ? POLL_MS : false,
  })
  const card = query.data
  const [looking, setLooking] = useState<string | null>(null)
  if (query.error)
    return <LoadFailed page error={query.error} onRetry={() => void query.refetch()} />
  if (!card) return <PageSkeleton rows={10} />
  /** On to the next card where they are gone through one after the other. */
  const leave = (otherwise: string) =>
    void navigate(inTurn && others[0] ? inTurnPath(others[0].id) : otherwise)
  if (card.status === 'confirmed' && card.clientId) {
    return <Navigate to={clientPath({ id: card.clientId })} replace />
  }
  /** What was read before is not to be confirmed any more, before the server is asked again. */
  const readAgain = (jobId: string) => {
    client.setQueryData<BusinessCard>(queryKey, { ...card, status: 'queued', jobId })
    void query.refetch()
  }
  const isRead = card.status === 'ready' || card.status === 'failed'
  return (
    <>
      <PageHeader
        title={t('commercial.cards.confirm_title')}
        subtitle={
          inTurn && others.length
            ? t('commercial.cards.waiting', { count: others.length })
            : t('commercial.cards.confirm_hint')
        }
        back={{ to: SCAN, label: t('commercial.cards.scan') }}
        actions={
          <>
            {card.can.readAgain && isRead ? <SetCorners card={card} onOrdered={readAgain} /> : null}
            <DiscardCard card={card} onDone={() => leave(SCAN)} />
          </>
        }
      />
      {card.status === 'failed' ? (
        <Alert
          type="warning"
          showIcon
          style={{ marginBlockEnd: 16 }}
          message={t('commercial.cards.failed')}
          description={card.error}
        />
      ) : null}
      {isRead && isLost(card) ? (
        <Alert
          type="info"
          showIcon
          style={{ marginBlockEnd: 16 }}
          message={t('commercial.cards.not_found')}
        />
      ) : null}
      <div className="card-confirmation">
        <Flex wrap gap="large" align="flex-start">
          <CardImages card={card} field={looking} />
          <div
            style={{ flex: '2 1 min(100%, 420px)', minWidth: 0 }}
            onFocus={({ target }) => setLooking(target.id || null)}
          >
            {isRead ? (
              <CardForm
                key={`${card.id} ${card.version}`}
                card={card}
                onConfirmed={(client) => leave(inTurn ? SCAN : clientPath(client))}
              />
            ) : card.jobId ? (
              <JobProgress job={{ id: card.jobId }} download={false} />
            ) : (
              <Skeleton active title={false} />
            )}
          </div>
        </Flex>
      </div>
    </>
  )
}
