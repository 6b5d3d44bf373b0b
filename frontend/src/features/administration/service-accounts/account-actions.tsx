import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { ACCOUNTS, type ServiceAccount } from './service-account'

/** Turns an account off, or on again without its tokens. */
export function AccountActions({ account }: { account: ServiceAccount }) {
  const { t } = useTranslation()
  const action = useRecordAction(ACCOUNTS)
  const name = account.active ? 'turn_off' : 'turn_on'
  const words = (part: string) => t(`${ACCOUNTS}.${name}${part}`, { name: account.name })
  const call = { path: name.replace('_', '-'), body: {}, done: words('_done') }
  return (
    <>
      <ConfirmAction
        danger={account.active}
        label={words('')}
        title={words('_title')}
        content={words('_text')}
        onConfirm={() => action.run(account, call)}
      />
      <ActionConflict action={action} />
    </>
  )
}
