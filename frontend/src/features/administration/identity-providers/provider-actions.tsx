import { useState } from 'react'
import { Button, Modal, Result } from 'antd'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { DeleteRecord } from '../../../kit/show/delete-record'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { PROVIDERS, type CheckResult, type IdentityProvider } from './identity-provider'

type Props = { provider: IdentityProvider }

/** Test, on and off, the only way in, deletion. */
export function ProviderActions({ provider }: Props) {
  const { t } = useTranslation()
  const action = useRecordAction(PROVIDERS)
  const { active, onlyWay } = provider
  return (
    <>
      <Test provider={provider} />
      {active ? (
        <>
          <Change
            provider={provider}
            name={onlyWay ? 'open' : 'close'}
            body={{ onlyWay: !onlyWay }}
          />
          <Change provider={provider} name="turn_off" body={{ active: false }} />
        </>
      ) : (
        <>
          <Change provider={provider} name="turn_on" body={{ active: true }} />
          <DeleteRecord
            resource={PROVIDERS}
            record={provider}
            title={t(`${PROVIDERS}.delete_title`, { name: provider.name })}
            content={t(`${PROVIDERS}.delete_text`)}
            done={t(`${PROVIDERS}.deleted`)}
            action={action}
          />
        </>
      )}
      <ActionConflict action={action} />
    </>
  )
}

interface ChangeProps extends Props {
  name: 'open' | 'close' | 'turn_on' | 'turn_off'
  body: Partial<Pick<IdentityProvider, 'active' | 'onlyWay'>>
}

/** A change that says beforehand what follows from it. */
function Change({ provider, name, body }: ChangeProps) {
  const { t } = useTranslation()
  const action = useRecordAction(PROVIDERS)
  const words = (part: string) => t(`${PROVIDERS}.${name}${part}`)
  const call = { path: '', method: 'patch' as const, body, done: words('_done') }
  return (
    <>
      <ConfirmAction
        label={words('')}
        title={words('_title')}
        content={words('_text')}
        onConfirm={() => action.run(provider, call)}
      />
      <ActionConflict action={action} />
    </>
  )
}

/** Asks the provider what it is, and says what is wrong. */
function Test({ provider }: Props) {
  const { t } = useTranslation()
  const action = useRecordAction(PROVIDERS)
  const [result, setResult] = useState<CheckResult | null>(null)
  const [isBusy, setBusy] = useState(false)
  const test = async () => {
    setBusy(true)
    try {
      const answer = await action.run<{ result: CheckResult }>(provider, { path: 'test', body: {} })
      setResult(answer.result)
    } catch {
      // said by the action itself
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button loading={isBusy} onClick={() => void test()}>
        {t(`${PROVIDERS}.test`)}
      </Button>
      <Modal
        open={result !== null}
        title={t(`${PROVIDERS}.test`)}
        footer={null}
        destroyOnHidden
        onCancel={() => setResult(null)}
      >
        <Result
          status={result === 'ok' ? 'success' : 'warning'}
          title={t(`${PROVIDERS}.test_${result === 'ok' ? 'ok' : 'failed'}`)}
          subTitle={result ? t(`${PROVIDERS}.results.${result}`) : null}
        />
      </Modal>
    </>
  )
}
