import { Empty, Flex, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { http } from '../../../api/http'
import { messageOf } from '../../../api/http-error'
import { useAbilityName } from '../../../kit/access/use-ability-name'
import { ConfirmAction } from '../../../kit/confirm-action'
import { Ltr } from '../../../kit/display/ltr'
import { dateTime, relativeTime } from '../../../providers/dates'
import { toast } from '../../../providers/toast'
import { TOKENS, type OwnToken } from './token'
import styles from './api-tokens.module.css'

/** One's tokens, the newest first; what has ended stays until it is forgotten. */
export function OwnTokens({ tokens, onChange }: { tokens: OwnToken[]; onChange: () => void }) {
  const { t } = useTranslation()
  if (!tokens.length) return <Empty description={t('account.apiTokens.none')} />
  return (
    <ul className={styles.list}>
      {tokens.map((token) => (
        <TokenRow key={token.id} token={token} onChange={onChange} />
      ))}
    </ul>
  )
}

function TokenRow({ token, onChange }: { token: OwnToken; onChange: () => void }) {
  const { t } = useTranslation()
  const revoke = async () => {
    try {
      await http.delete(`${TOKENS}/${token.id}`)
      toast({ title: t('account.apiTokens.revoked'), variant: 'success' })
    } catch (error) {
      const description = messageOf(error, t('pages.failure.text'))
      toast({ title: t('account.apiTokens.revokeFailed'), description, variant: 'destructive' })
      throw error
    } finally {
      onChange()
    }
  }
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <strong>
          <bdi>{token.name}</bdi> <Ltr>…{token.ending}</Ltr> <State token={token} />
        </strong>
        <Facts token={token} />
        <Abilities abilities={token.abilities} />
      </div>
      {token.inForce ? (
        <ConfirmAction
          danger
          label={t('account.apiTokens.revoke')}
          title={t('account.apiTokens.revokeTitle', { name: token.name })}
          content={t('account.apiTokens.revokeText')}
          onConfirm={revoke}
        />
      ) : null}
    </li>
  )
}

function State({ token }: { token: OwnToken }) {
  const { t } = useTranslation()
  if (token.inForce) return <Tag color="green">{t('account.apiTokens.inForce')}</Tag>
  return <Tag>{t(`account.apiTokens.${token.revokedAt ? 'isRevoked' : 'expired'}`)}</Tag>
}

function Facts({ token }: { token: OwnToken }) {
  const { t } = useTranslation()
  const { createdAt, expiresAt, lastUsedAt, lastUsedIp } = token
  return (
    <Flex wrap gap="small" className={styles.facts}>
      <span>{t('account.apiTokens.made', { when: dateTime(createdAt) })}</span>
      <span>{t('account.apiTokens.ends', { when: dateTime(expiresAt) })}</span>
      <span>
        {lastUsedAt
          ? t('account.apiTokens.used', { when: relativeTime(lastUsedAt) })
          : t('account.apiTokens.unused')}
        {lastUsedIp ? (
          <>
            {' '}
            <Ltr>{lastUsedIp}</Ltr>
          </>
        ) : null}
      </span>
    </Flex>
  )
}

const SHOWN = 6

function Abilities({ abilities }: { abilities: string[] }) {
  const { t } = useTranslation()
  const { abilityName } = useAbilityName()
  const more = abilities.length - SHOWN
  return (
    <Flex wrap gap={4}>
      {abilities.slice(0, SHOWN).map((ability) => (
        <Tag key={ability}>{abilityName(ability)}</Tag>
      ))}
      {more > 0 ? <Tag>{t('account.apiTokens.more', { count: more })}</Tag> : null}
    </Flex>
  )
}
