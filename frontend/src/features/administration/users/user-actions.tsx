import {
  CheckCircleOutlined,
  EditOutlined,
  KeyOutlined,
  LogoutOutlined,
  MailOutlined,
  MobileOutlined,
  StopOutlined,
  UnlockOutlined,
} from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import { LinkButton } from '../../../kit/link-button'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { useCurrentUser } from '../../../providers/access'
import { SecretDialog } from './secret-dialog'
import { ViewAs } from './view-as'
import { userPath, USERS, type User } from './user'

/** What is a click and a question away, as far as it means something for the account. */
function stepsFor(user: User, isOwn: boolean) {
  return [
    { name: 'invite', shown: isNew(user), icon: <MailOutlined />, danger: false },
    { name: 'enable', shown: user.disabled, icon: <CheckCircleOutlined />, danger: false },
    { name: 'disable', shown: !user.disabled && !isOwn, icon: <StopOutlined />, danger: true },
    { name: 'unlock', shown: user.locked, icon: <UnlockOutlined />, danger: false },
    {
      name: 'reset-two-step',
      shown: user.twoStepOn && !isOwn,
      icon: <MobileOutlined />,
      danger: true,
    },
    { name: 'remove-passkeys', shown: user.hasPasskeys, icon: <KeyOutlined />, danger: true },
    { name: 'end-sessions', shown: true, icon: <LogoutOutlined />, danger: true },
  ]
}

/** What an administrator does to an account beside editing it. */
export function UserActions({ user }: { user: User }) {
  const { t } = useTranslation()
  const action = useRecordAction(USERS)
  const isOwn = useCurrentUser()?.id === user.id
  return (
    <>
      <LinkButton type="primary" icon={<EditOutlined />} to={`${userPath(user)}/edit`}>
        {t('common.edit')}
      </LinkButton>
      <ViewAs user={user} />
      {isOwn ? null : <SecretDialog user={user} kind="password" action={action} />}
      <SecretDialog user={user} kind="passcode" action={action} />
      {stepsFor(user, isOwn)
        .filter(({ shown }) => shown)
        .map(({ name, icon, danger }) => {
          const text = `${USERS}.action.${name.replaceAll('-', '_')}`
          return (
            <ConfirmAction
              key={name}
              icon={icon}
              danger={danger}
              label={t(text)}
              title={t(`${text}_title`, { name: user.name })}
              content={t(`${text}_text`)}
              confirmLabel={t(text)}
              onConfirm={() => action.run(user, { path: name, done: t(`${text}_done`) })}
            />
          )
        })}
      <ActionConflict action={action} />
    </>
  )
}

/** Of someone who has never been here, and has an address. */
const isNew = ({ lastLoginAt, email, disabled }: User) =>
  !lastLoginAt && email !== null && !disabled
