import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'

export const DELIVERIES = 'administration.webhook_deliveries'
export const LIST = '/admin/webhook-deliveries'

export type Delivery = Schema<'WebhookDelivery'>
type State = Delivery['state']

export const STATES = [
  'waiting',
  'sending',
  'delivered',
  'failed',
] as const satisfies readonly State[]

const COLORS: Record<State, string> = {
  waiting: 'gold',
  sending: 'blue',
  delivered: 'green',
  failed: 'red',
}

export function DeliveryState({ state }: { state: State }) {
  const { t } = useTranslation()
  return <Tag color={COLORS[state]}>{t(`${DELIVERIES}.state.${state}`)}</Tag>
}

export const deliveryPath = ({ id }: { id: number | string }) => `${LIST}/${id}`
