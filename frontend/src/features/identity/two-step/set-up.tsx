import { useState } from 'react'
import { Alert, Button, Flex, QRCode, Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Answer } from '../../../api/types'
import { AskForm } from './ask-form'
import { RecoveryCodes } from './recovery-codes'

type Secret = Answer<'two_step.store'>

/** Password, then the app takes in the secret, then its first code; at last the codes for its loss. */
export function SetUp({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const [secret, setSecret] = useState<Secret | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  if (!secret)
    return (
      <AskForm<Secret>
        path="/api/auth/two-step"
        fields={['currentPassword']}
        action={t('account.twoStep.begin')}
        onDone={setSecret}
      />
    )
  return (
    <Flex vertical gap="middle" align="start">
      <Typography.Text>{t('account.twoStep.scan')}</Typography.Text>
      <QRCode value={secret.uri} size={200} bgColor="white" color="black" bordered />
      <ByHand secret={secret.secret} />
      <AskForm<Answer<'two_step.confirm'>>
        path="/api/auth/two-step/confirm"
        fields={['code']}
        action={t('account.twoStep.turnOn')}
        onDone={({ recoveryCodes }) => setCodes(recoveryCodes)}
      />
      <Button type="link" style={{ paddingInline: 0 }} onClick={() => setSecret(null)}>
        {t('account.twoStep.again')}
      </Button>
    </Flex>
  )
}

/** For an app that cannot see the screen: the secret in groups of four. */
function ByHand({ secret }: { secret: string }) {
  const { t } = useTranslation()
  return (
    <Alert
      type="info"
      message={t('account.twoStep.byHand')}
      description={
        <Typography.Text code copyable={{ text: secret }}>
          <bdi dir="ltr">{secret.replace(/.{4}(?=.)/g, '$& ')}</bdi>
        </Typography.Text>
      }
    />
  )
}
