import { CheckOutlined, UndoOutlined } from '@ant-design/icons'
import { App, Button, Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../../api/http-error'
import { ConfirmAction } from '../../../kit/confirm-action'
import { nameIn } from '../../../kit/display/name-in'
import { CHECKLISTS, type ChecklistItem } from './checklist'
import { useItemStep } from './use-item-step'

/** Ticks an item, with a note, or opens it again; nothing where it is someone else's. */
export function ItemButton({ item }: { item: ChecklistItem }) {
  if (item.can.reopen) return <ReopenButton item={item} />
  return item.can.complete ? <CompleteButton item={item} /> : null
}

function useStepOf(item: ChecklistItem) {
  const { t, i18n } = useTranslation()
  const { message } = App.useApp()
  const step = useItemStep()
  const name = nameIn(i18n.language, item.title, item.titleAr)
  return {
    text: (key: string) => t(`${CHECKLISTS}.item.${key}`, { name }),
    run: (taken: Parameters<typeof step>[1]) =>
      step(item, taken).catch((error: unknown) => {
        message.error(messageOf(error, t('kit.try_again')))
        throw error
      }),
  }
}

function ReopenButton({ item }: { item: ChecklistItem }) {
  const { text, run } = useStepOf(item)
  const reopen = () => run({ path: 'reopen', body: {}, done: text('reopened') })
  return (
    <Button
      type="text"
      size="small"
      icon={<UndoOutlined />}
      aria-label={text('reopen')}
      title={text('reopen')}
      onClick={() => void reopen().catch(() => null)}
    />
  )
}

function CompleteButton({ item }: { item: ChecklistItem }) {
  const { t } = useTranslation()
  const { text, run } = useStepOf(item)
  return (
    <ConfirmAction
      size="small"
      icon={<CheckOutlined />}
      label={text('complete')}
      aria-label={text('complete_name')}
      title={text('complete_title')}
      confirmLabel={text('complete')}
      fields={
        <Form.Item name="note" label={t(`${CHECKLISTS}.fields.note`)}>
          <Input.TextArea dir="auto" rows={2} maxLength={500} />
        </Form.Item>
      }
      onConfirm={(_, { note }) =>
        run({ path: 'complete', body: { note: note || null }, done: text('completed') })
      }
    />
  )
}
