import { useState } from 'react'
import { Alert, Button, Card, Flex, Modal, Skeleton } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import type { Answer } from '../../../api/types'
import { nameIn } from '../../../kit/display/name-in'
import { LoadFailed } from '../../../kit/load-failed'
import { PageHeader } from '../../../kit/page-header'
import { dateTime, relativeTime } from '../../../providers/dates'
import { toast } from '../../../providers/toast'
import { AskForm } from '../two-step/ask-form'
import { goTo } from './go-to'
import { OIDC, Refusal, type SignInProvider } from './provider-buttons'

const IDENTITIES = '/api/auth/identities'

type Identity = Answer<'own_identities.index'>[number]

/** The identity providers that sign the user in: linked and unlinked after the password. */
export default function OwnIdentitiesPage() {
  const { t } = useTranslation()
  const own = useQuery<Identity[]>({ queryKey: [IDENTITIES], staleTime: 0 })
  const providers = useQuery<SignInProvider[]>({ queryKey: [OIDC], staleTime: 0 })
  const error = own.error ?? providers.error
  const isLinked = new URLSearchParams(useLocation().search).has('linked')
  const linked = own.data ?? []
  const free = (providers.data ?? []).filter(
    ({ id }) => !linked.some(({ provider }) => provider.id === id)
  )
  return (
    <>
      <PageHeader
        title={t('account.singleSignOn.title')}
        subtitle={t('account.singleSignOn.lead')}
      />
      <Refusal />
      {isLinked ? <Done /> : null}
      {own.isPending || providers.isPending ? <Skeleton active title={false} /> : null}
      {error ? <LoadFailed error={error} onRetry={() => void own.refetch()} /> : null}
      <Flex vertical gap="middle">
        {linked.map((identity) => (
          <LinkedCard key={identity.id} identity={identity} onChange={() => void own.refetch()} />
        ))}
        {free.map((provider) => (
          <FreeCard key={provider.id} provider={provider} />
        ))}
        {own.data && providers.data && !linked.length && !free.length ? (
          <Alert type="info" showIcon message={t('account.singleSignOn.none')} />
        ) : null}
      </Flex>
    </>
  )
}

function Done() {
  const { t } = useTranslation()
  const message = t('account.singleSignOn.linked')
  return <Alert type="success" showIcon message={message} style={{ marginBlockEnd: 16 }} />
}

interface LinkedCardProps {
  identity: Identity
  onChange: () => void
}

function LinkedCard({ identity, onChange }: LinkedCardProps) {
  const { t, i18n } = useTranslation()
  const { provider, email, createdAt, lastUsedAt } = identity
  const done = () => {
    toast({ title: t('account.singleSignOn.unlinked'), variant: 'success' })
    onChange()
  }
  return (
    <Card size="small" title={nameIn(i18n.language, provider.name, provider.nameAr)}>
      <Flex wrap gap="small" align="center" justify="space-between">
        <span>
          {email ? <bdi dir="ltr">{email}</bdi> : null}
          {email ? ' · ' : null}
          {t('account.singleSignOn.since', { when: dateTime(createdAt) })}
          {lastUsedAt
            ? ` · ${t('account.singleSignOn.used', { when: relativeTime(lastUsedAt) })}`
            : null}
        </span>
        <WithPassword
          label={t('account.singleSignOn.unlink')}
          text={t('account.singleSignOn.unlinkText')}
          path={`${IDENTITIES}/${identity.id}/remove`}
          isDanger
          onDone={done}
        />
      </Flex>
    </Card>
  )
}

function FreeCard({ provider }: { provider: SignInProvider }) {
  const { t, i18n } = useTranslation()
  return (
    <Card size="small" title={nameIn(i18n.language, provider.name, provider.nameAr)}>
      <Flex wrap gap="small" align="center" justify="space-between">
        <span>{t('account.singleSignOn.notLinked')}</span>
        <WithPassword<{ url: string }>
          label={t('account.singleSignOn.link')}
          text={t('account.singleSignOn.linkText')}
          path={`${OIDC}/${provider.id}/link`}
          onDone={({ url }) => goTo(url)}
        />
      </Flex>
    </Card>
  )
}

interface WithPasswordProps<Data> {
  label: string
  text: string
  path: string
  isDanger?: boolean
  onDone: (answer: Data) => void
}

/** An open screen alone links nothing: the password is asked for. */
function WithPassword<Data>({ label, text, path, isDanger, onDone }: WithPasswordProps<Data>) {
  const [isOpen, setOpen] = useState(false)
  const done = (answer: Data) => {
    setOpen(false)
    onDone(answer)
  }
  return (
    <>
      <Button danger={isDanger} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Modal
        open={isOpen}
        title={label}
        footer={null}
        width={420}
        destroyOnHidden
        onCancel={() => setOpen(false)}
      >
        <p>{text}</p>
        <AskForm<Data>
          path={path}
          fields={['currentPassword']}
          action={label}
          isDanger={isDanger}
          onDone={done}
        />
      </Modal>
    </>
  )
}
