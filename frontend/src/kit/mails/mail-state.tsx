import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../api/types'

type State = Schema<'Mail'>['state']

export const MAIL_STATES = [
  'waiting',
  'sending',
  'sent',
  'kept',
  'bounced',
  'failed',
  'cancelled',
] as const satisfies readonly State[]

const COLORS: Record<State, string> = {
  waiting: 'gold',
  sending: 'blue',
  sent: 'green',
  kept: 'default',
  bounced: 'red',
  failed: 'red',
  cancelled: 'default',
}

/** What became of a mail, in words and colour. */
export function MailState({ state }: { state: State }) {
  const { t } = useTranslation()
  return <Tag color={COLORS[state]}>{t(`kit.mails.state.${state}`)}</Tag>
}
