import { List, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { Ltr } from '../../../kit/display/ltr'
import { MixedText } from '../../../kit/display/mixed-text'
import { E_INVOICES, type EInvoiceDocument } from './e-invoice'

type Message = EInvoiceDocument['messages'][number]

const COLOURS: Record<Message['kind'], string> = { error: 'red', warning: 'gold', info: 'default' }

/** What the authority has said, in its own words. */
export function MessageList({ messages }: { messages: Message[] }) {
  const { t } = useTranslation()
  const worth = messages.filter(({ kind }) => kind !== 'info')
  if (worth.length === 0) return null
  return (
    <List
      size="small"
      bordered
      dataSource={worth.map((message, at) => ({ ...message, at }))}
      rowKey="at"
      renderItem={({ kind, code, text }) => (
        <List.Item style={{ justifyContent: 'flex-start', gap: 8, flexWrap: 'wrap' }}>
          <Tag color={COLOURS[kind]}>{t(`${E_INVOICES}.kind.${kind}`)}</Tag>
          {code ? <Ltr>{code}</Ltr> : null}
          <MixedText>{text}</MixedText>
        </List.Item>
      )}
    />
  )
}
