import { Alert, Card, Flex, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'
import { ApprovalSteps } from '../../../kit/approval-steps'
import { InstantText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { Money } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { LinkButton } from '../../../kit/link-button'
import { LoadFailed } from '../../../kit/load-failed'
import { PageHeader } from '../../../kit/page-header'
import { Details } from '../../../kit/show/details'
import { DecisionChanges } from './decision-changes'
import { DecisionForm } from './decision-form'
import { useApproval, type ApprovalDecision, type Choice } from './use-decision'
import styles from './decision.module.css'

/** What a mail leads to: the facts of a document that waits, and one click that decides. */
export default function DecisionPage() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const { data, error, isPending, refetch } = useApproval(id)
  if (isPending) return <Skeleton active title={false} paragraph={{ rows: 8 }} />
  if (error)
    return (
      <LoadFailed
        page
        error={error}
        notFound={t('notifications.decision.not_yours')}
        onRetry={() => void refetch()}
      />
    )
  return <Decision item={data} />
}

function Decision({ item }: { item: ApprovalDecision }) {
  const { t } = useTranslation()
  const kind = t(`departments.documentTypes.${item.documentType}`, {
    defaultValue: item.documentType,
  })
  const [search] = useSearchParams()
  const chosen: Choice = search.get('decision') === 'reject' ? 'reject' : 'approve'
  return (
    <div className={styles.page}>
      <PageHeader
        title={`${kind} ${item.documentNumber}`}
        tags={<StatusTag status={item.status} />}
        subtitle={<LocalName name={item.title} nameAr={item.titleAr} />}
        actions={<LinkButton to={item.link}>{t('notifications.decision.open')}</LinkButton>}
      />
      <Flex vertical gap="middle">
        <Notes item={item} mailed={search.get('version')} />
        <Facts item={item} />
        <DecisionChanges item={item} />
        {item.can.decide ? <DecisionForm item={item} chosen={chosen} /> : null}
        <Card size="small" title={t('notifications.decision.steps')} className={styles.card}>
          <ApprovalSteps steps={item.steps} />
        </Card>
      </Flex>
    </div>
  )
}

/** The document as it was mailed may not be the one that is here, and others decide as well. */
function Notes({ item, mailed }: { item: ApprovalDecision; mailed: string | null }) {
  const { t } = useTranslation()
  const isOpen = item.status === 'pending'
  const isChanged = item.isReplaced || (mailed !== null && mailed !== String(item.version))
  const text = (key: string) => t(`notifications.decision.${key}`)
  return (
    <>
      {isOpen && isChanged ? (
        <Alert showIcon type="warning" message={text('changed_since')} />
      ) : null}
      {isOpen && !item.can.decide ? (
        <Alert showIcon type="info" message={text('others_decide')} />
      ) : null}
      {isOpen ? null : <Alert showIcon type="info" message={text(`is_${item.status}`)} />}
    </>
  )
}

function Facts({ item }: { item: ApprovalDecision }) {
  const hasAmount = Number(item.amount) !== 0
  const { requestedBy, authors, onBehalfOf } = item
  return (
    <Details
      resource="notifications.decision"
      items={[
        {
          name: 'amount',
          value: hasAmount ? (
            <strong className={styles.amount}>
              <Money value={item.amount} currency={item.currency} />
            </strong>
          ) : null,
        },
        { name: 'requestedBy', value: requestedBy.name },
        { name: 'requestedAt', value: <InstantText value={item.requestedAt} /> },
        {
          name: 'authors',
          value: authors.length ? authors.map(({ name }) => name).join(' · ') : null,
        },
        { name: 'onBehalfOf', value: onBehalfOf?.name ?? null },
      ]}
    />
  )
}
