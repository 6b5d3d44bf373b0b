import { useState } from 'react'
import { Button, Empty, Flex, Modal, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { dateTime, relativeTime } from '../../../providers/dates'
import { toast } from '../../../providers/toast'
import { AskForm } from '../two-step/ask-form'
import { PASSKEYS, type Passkey } from './passkey'
import styles from './passkeys.module.css'

/** One's passkeys, the newest first. */
export function OwnPasskeys({ passkeys, onChange }: { passkeys: Passkey[]; onChange: () => void }) {
  const { t } = useTranslation()
  if (!passkeys.length) return <Empty description={t('account.passkeys.none')} />
  return (
    <ul className={styles.list}>
      {passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} onChange={onChange} />
      ))}
    </ul>
  )
}

function PasskeyRow({ passkey, onChange }: { passkey: Passkey; onChange: () => void }) {
  const { t } = useTranslation()
  const { name, isSynced, createdAt, lastUsedAt } = passkey
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <strong>
          <bdi>{name}</bdi> {isSynced ? <Tag>{t('account.passkeys.synced')}</Tag> : null}
        </strong>
        <Flex wrap gap="small" className={styles.facts}>
          <span>{t('account.passkeys.made', { when: dateTime(createdAt) })}</span>
          <span>
            {lastUsedAt
              ? t('account.passkeys.used', { when: relativeTime(lastUsedAt) })
              : t('account.passkeys.unused')}
          </span>
        </Flex>
      </div>
      <Removal passkey={passkey} onChange={onChange} />
    </li>
  )
}

/** An open screen alone takes no passkey off: the password is asked for. */
function Removal({ passkey, onChange }: { passkey: Passkey; onChange: () => void }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const done = () => {
    setOpen(false)
    toast({ title: t('account.passkeys.removed'), variant: 'success' })
    onChange()
  }
  return (
    <>
      <Button danger onClick={() => setOpen(true)}>
        {t('account.passkeys.remove')}
      </Button>
      <Modal
        open={isOpen}
        title={t('account.passkeys.removeTitle', { name: passkey.name })}
        footer={null}
        width={420}
        destroyOnHidden
        onCancel={() => setOpen(false)}
      >
        <p>{t('account.passkeys.removeText')}</p>
        <AskForm<void>
          path={`${PASSKEYS}/${passkey.id}/remove`}
          fields={['currentPassword']}
          action={t('account.passkeys.remove')}
          isDanger
          onDone={done}
        />
      </Modal>
    </>
  )
}
