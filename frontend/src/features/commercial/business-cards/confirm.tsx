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
import styles from './card-images.module.css'

const POLL_MS = 2_000
const FEW_FIELDS = 4
const SCAN = '/commercial/business-cards'

/** A card whose edges were not found, and of which little was read. */
const isLost = ({ corners, fields }: BusinessCard) =>
  !corners[0] && Object.keys(fields ?? {}).length < FEW_FIELDS

function useCard(id: string | undefined) {
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
  /** The earlier reading can no longer be confirmed, even before the server has answered again. */
  const setQueued = (jobId: string) => {
    if (card) client.setQueryData<BusinessCard>(queryKey, { ...card, status: 'queued', jobId })
    void query.refetch()
  }
  return { card, query, setQueued }
}

/** The cards that are still to be confirmed, and the way on to the next of them. */
function useNextCard(id: string | undefined, inTurn: boolean) {
  const navigate = useNavigate()
  const { read } = useOpenCards()
  const others = read.filter((card) => String(card.id) !== id)
  const leave = (otherwise: string) =>
    void navigate(inTurn && others[0] ? inTurnPath(others[0].id) : otherwise)
  return { others, leave }
}

/** A scanned card beside the fields read from it, to be corrected and made a client. */
export default function CardConfirm() {
  const { t } = useTranslation()
  const { id } = useParams()
  const inTurn = useSearchParams()[0].has('in-turn')
  const { others, leave } = useNextCard(id, inTurn)
  const { card, query, setQueued } = useCard(id)
  if (query.error)
    return <LoadFailed page error={query.error} onRetry={() => void query.refetch()} />
  if (!card) return <PageSkeleton rows={10} />
  if (card.status === 'confirmed' && card.clientId) {
    return <Navigate to={clientPath({ id: card.clientId })} replace />
  }
  const isRead = card.status === 'ready' || card.status === 'failed'
  return (
    <>
      <PageHeader
        title={t('commercial.business_cards.confirm_title')}
        subtitle={
          inTurn && others.length
            ? t('commercial.business_cards.waiting', { count: others.length })
            : t('commercial.business_cards.confirm_hint')
        }
        back={{ to: SCAN, label: t('commercial.business_cards.scan') }}
        actions={
          <>
            {card.can.readAgain && isRead ? <SetCorners card={card} onOrdered={setQueued} /> : null}
            <DiscardCard card={card} onDone={() => leave(SCAN)} />
          </>
        }
      />
      <ReadingNotice card={card} isRead={isRead} />
      <CardBesideForm
        card={card}
        isRead={isRead}
        onConfirmed={(client) => leave(inTurn ? SCAN : clientPath(client))}
      />
    </>
  )
}

interface CardPartProps {
  card: BusinessCard
  isRead: boolean
}

function ReadingNotice({ card, isRead }: CardPartProps) {
  const { t } = useTranslation()
  const text = (name: string) => t(`commercial.business_cards.${name}`)
  const shared = { showIcon: true, style: { marginBlockEnd: 16 } }
  return (
    <>
      {card.status === 'failed' ? (
        <Alert type="warning" {...shared} message={text('failed')} description={card.error} />
      ) : null}
      {isRead && isLost(card) ? (
        <Alert type="info" {...shared} message={text('not_found')} />
      ) : null}
    </>
  )
}

interface CardBesideFormProps extends CardPartProps {
  onConfirmed: (client: { id: number }) => void
}

/** The pictures follow the field that is being corrected. */
function CardBesideForm({ card, isRead, onConfirmed }: CardBesideFormProps) {
  const [looking, setLooking] = useState<string | null>(null)
  const form = <CardForm key={`${card.id} ${card.version}`} card={card} onConfirmed={onConfirmed} />
  const waiting = card.jobId ? (
    <JobProgress job={{ id: card.jobId }} download={false} />
  ) : (
    <Skeleton active title={false} />
  )
  return (
    <div className={styles.confirmation}>
      <Flex wrap gap="large" align="flex-start">
        <CardImages card={card} field={looking} />
        <div
          style={{ flex: '2 1 min(100%, 420px)', minWidth: 0 }}
          onFocus={({ target }) => setLooking(target.id || null)}
        >
          {isRead ? form : waiting}
        </div>
      </Flex>
    </div>
  )
}
