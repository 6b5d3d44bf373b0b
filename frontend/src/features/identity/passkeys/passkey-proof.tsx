import { useState } from 'react'
import { Alert, Button, Flex } from 'antd'
import { KeyOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { http } from '../../../api/http'
import { HttpError, messageOf } from '../../../api/http-error'
import { signByPasskey } from '../../../providers/sign-by-passkey'
import { knowsPasskeys } from './passkey'

const PROOF = '/api/auth/passkey-proof'

interface PasskeyProofProps {
  /** Whether there is no other way: then a browser without passkeys says so. */
  isOnly: boolean
  onDone: () => void
}

/** One's own passkey in the middle of a session, in place of a code. */
export function PasskeyProof({ isOnly, onDone }: PasskeyProofProps) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  if (!knowsPasskeys())
    return isOnly ? (
      <Alert type="info" showIcon message={t('account.twoStep.passkeyUnknown')} />
    ) : null
  const prove = async () => {
    setBusy(true)
    setRefusal(null)
    try {
      await http.post(PROOF, await signByPasskey(PROOF))
      onDone()
    } catch (error) {
      setRefusal(
        error instanceof HttpError
          ? (error.errors?.passkey?.[0] ?? messageOf(error, t('pages.failure.text')))
          : t('account.twoStep.passkeyCancelled')
      )
    } finally {
      setBusy(false)
    }
  }
  return (
    <Flex vertical gap="small" align="start">
      <Button
        type={isOnly ? 'primary' : 'default'}
        icon={<KeyOutlined />}
        loading={isBusy}
        onClick={() => void prove()}
      >
        {t('account.twoStep.usePasskey')}
      </Button>
      {refusal ? <Alert type="error" showIcon message={refusal} /> : null}
    </Flex>
  )
}
