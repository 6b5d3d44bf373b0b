import { Divider, Modal, Skeleton } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { freshCode } from '../../api/reauthentication'
import type { Answer } from '../../api/types'
import { PasskeyProof } from '../../features/identity/passkeys/passkey-proof'
import { knowsPasskeys } from '../../features/identity/passkeys/passkey'
import { AskForm } from '../../features/identity/two-step/ask-form'
import { LoadFailed } from '../../kit/load-failed'

const TWO_STEP = '/api/auth/two-step'

const done = () => freshCode.finish(true)

/** Before what moves money or rights: the page behind it keeps everything, and goes on after the code or passkey. */
export default function FreshCode() {
  const { t } = useTranslation()
  const { data, error, isPending, refetch } = useQuery<Answer<'two_step.show'>>({
    queryKey: [TWO_STEP],
    staleTime: 0,
  })
  return (
    <Modal
      open
      title={t('account.twoStep.freshTitle')}
      footer={null}
      width={420}
      onCancel={() => freshCode.finish(false)}
    >
      <p>{t('account.twoStep.freshLead')}</p>
      {isPending ? <Skeleton active title={false} /> : null}
      {error && !data ? <LoadFailed error={error} onRetry={() => void refetch()} /> : null}
      {data ? <Ways {...data} /> : null}
    </Modal>
  )
}

/** What this person has: a passkey, an app, or both. */
function Ways({ on, passkeys }: Answer<'two_step.show'>) {
  const { t } = useTranslation()
  return (
    <>
      {passkeys ? <PasskeyProof isOnly={!on} onDone={done} /> : null}
      {passkeys && on && knowsPasskeys() ? (
        <Divider plain>{t('account.twoStep.orCode')}</Divider>
      ) : null}
      {on ? (
        <AskForm<void>
          path={`${TWO_STEP}/prove`}
          fields={['code']}
          action={t('account.twoStep.goOn')}
          onDone={done}
        />
      ) : null}
    </>
  )
}
