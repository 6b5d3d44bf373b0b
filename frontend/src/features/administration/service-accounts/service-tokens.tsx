import { useState } from 'react'
import { Button, Flex, Modal, Skeleton, Tag, Typography, type TableColumnsType } from 'antd'
import { PlusOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http } from '../../../api/http'
import { messageOf } from '../../../api/http-error'
import type { Answer } from '../../../api/types'
import { ConfirmAction } from '../../../kit/confirm-action'
import { InstantText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { LoadFailed } from '../../../kit/load-failed'
import { ShownOnce } from '../../../kit/shown-once'
import { RecordTable } from '../../../kit/table/record-table'
import { toast } from '../../../providers/toast'
import { ACCOUNTS, tokensOf, type ServiceAccount, type ServiceToken } from './service-account'
import { NewToken, RotateToken } from './token-dialogs'

/** The tokens of an account, the newest first: made, replaced and revoked. */
export function ServiceTokens({ account }: { account: ServiceAccount }) {
  const [asked, setAsked] = useState<'new' | ServiceToken | null>(null)
  const [token, setToken] = useState<string | null>(null)
  const { data, error, isPending, refetch } = useQuery<Answer<'service_tokens.index'>>({
    queryKey: [tokensOf(account)],
    staleTime: 0,
  })
  if (isPending) return <Skeleton active title={false} />
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />
  const dialog = {
    account,
    onMade: ({ token: secret }: { token: string }) => {
      setToken(secret)
      void refetch()
    },
    onClose: () => setAsked(null),
  }
  return (
    <Flex vertical gap="middle" align="start">
      {account.active ? <NewButton onClick={() => setAsked('new')} /> : null}
      <TokenTable
        {...{ account, tokens: data.tokens }}
        onRotate={setAsked}
        onChange={() => void refetch()}
      />
      {asked === 'new' ? <NewToken {...dialog} abilities={data.abilities} /> : null}
      {asked && asked !== 'new' ? <RotateToken {...dialog} token={asked} /> : null}
      <MadeToken token={token} onDone={() => setToken(null)} />
    </Flex>
  )
}

function NewButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation()
  return (
    <Button type="primary" icon={<PlusOutlined />} onClick={onClick}>
      {t(`${ACCOUNTS}.new_token`)}
    </Button>
  )
}

function MadeToken({ token, onDone }: { token: string | null; onDone: () => void }) {
  const { t } = useTranslation()
  return (
    <Modal
      open={token !== null}
      title={t(`${ACCOUNTS}.token`)}
      closable={false}
      maskClosable={false}
      keyboard={false}
      footer={null}
      destroyOnHidden
    >
      <ShownOnce
        text={token ?? ''}
        warning={t(`${ACCOUNTS}.once`)}
        hint={
          <>
            {t(`${ACCOUNTS}.how`)}{' '}
            <code dir="ltr" style={{ overflowWrap: 'anywhere' }}>
              Authorization: Bearer binaa_…
            </code>
          </>
        }
        done={t(`${ACCOUNTS}.kept`)}
        onDone={onDone}
      />
    </Modal>
  )
}

interface TokenTableProps {
  account: ServiceAccount
  tokens: ServiceToken[]
  onRotate: (token: ServiceToken) => void
  onChange: () => void
}

function TokenTable({ tokens, ...actions }: TokenTableProps) {
  const { t } = useTranslation()
  return (
    <RecordTable<ServiceToken>
      rowKey="id"
      size="small"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={tokens}
      locale={{ emptyText: t(`${ACCOUNTS}.no_tokens${actions.account.active ? '' : '_off'}`) }}
      style={{ width: '100%' }}
      columns={[
        ...useTokenColumns(),
        { title: '', render: (_, token) => <RowActions token={token} {...actions} /> },
      ]}
    />
  )
}

function useTokenColumns(): TableColumnsType<ServiceToken> {
  const { t } = useTranslation()
  const title = (name: string) => t(`${ACCOUNTS}.token_fields.${name}`)
  const instant = (value: string | null) => value && <InstantText value={value} />
  return [
    {
      title: title('name'),
      render: (_, one) => (
        <>
          <bdi>{one.name}</bdi>{' '}
          <Typography.Text type="secondary">
            <Ltr>…{one.ending}</Ltr>
          </Typography.Text>{' '}
          <TokenState token={one} />
        </>
      ),
    },
    { title: title('rights'), render: (_, one) => one.abilities.length, align: 'end' },
    { title: title('createdAt'), render: (_, one) => instant(one.createdAt) },
    { title: title('expiresAt'), render: (_, one) => instant(one.expiresAt) },
    {
      title: title('lastUsedAt'),
      render: (_, one) => (
        <>
          {instant(one.lastUsedAt) ?? t(`${ACCOUNTS}.never_used`)} <Ltr>{one.lastUsedIp}</Ltr>
        </>
      ),
    },
  ]
}

type RowActionsProps = Omit<TokenTableProps, 'tokens'> & { token: ServiceToken }

function RowActions({ token, account, onRotate, onChange }: RowActionsProps) {
  const { t } = useTranslation()
  if (!token.inForce) return null
  return (
    <Flex gap="small">
      {!token.isReplaced && (
        <Button onClick={() => onRotate(token)}>{t(`${ACCOUNTS}.rotate`)}</Button>
      )}
      <Revoke account={account} token={token} onChange={onChange} />
    </Flex>
  )
}

function TokenState({ token: { inForce, isReplaced, revokedAt } }: { token: ServiceToken }) {
  const { t } = useTranslation()
  const ended = revokedAt ? 'revoked' : 'expired'
  const state = !inForce ? ended : isReplaced ? 'replaced' : 'in_force'
  return (
    <Tag color={state === 'in_force' ? 'green' : undefined}>
      {t(`${ACCOUNTS}.token_state.${state}`)}
    </Tag>
  )
}

interface RevokeProps {
  account: ServiceAccount
  token: ServiceToken
  onChange: () => void
}

function Revoke({ account, token, onChange }: RevokeProps) {
  const { t } = useTranslation()
  const revoke = async () => {
    try {
      await http.delete(`${tokensOf(account)}/${token.id}`)
      toast({ title: t(`${ACCOUNTS}.revoked`), variant: 'success' })
    } catch (error) {
      const description = messageOf(error, t('kit.try_again'))
      toast({ title: t('kit.action_failed'), description, variant: 'destructive' })
      throw error
    } finally {
      onChange()
    }
  }
  return (
    <ConfirmAction
      danger
      label={t(`${ACCOUNTS}.revoke`)}
      title={t(`${ACCOUNTS}.revoke_title`, { name: token.name })}
      content={t(`${ACCOUNTS}.revoke_text`)}
      onConfirm={revoke}
    />
  )
}
