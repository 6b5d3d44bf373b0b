import { useState } from 'react'
import { Form, Input, Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { FolderTree } from './folder-tree'
import { PermissionsDialog } from './permissions-dialog'
import { nameOfItem, type Folder, type Item } from './types'
import { useChanges } from './use-changes'

/** What is asked before something is done. */
export type Asked =
  | { what: 'new-folder' | 'permissions' }
  | { what: 'rename'; item: Item }
  | { what: 'trash'; items: Item[] }
  | { what: 'move' | 'copy'; items: Item[] }

interface DialogsProps {
  asked: Asked | null
  folder?: Folder
  onClose: () => void
  onDone: () => void
}

export function Dialogs({ asked, folder, onClose, onDone }: DialogsProps) {
  const { t, i18n } = useTranslation()
  const changes = useChanges()
  if (!asked) return null
  const finish = (work: Promise<unknown>) =>
    work.then(
      () => {
        onDone()
        onClose()
      },
      () => undefined
    )
  if (asked.what === 'permissions')
    return folder ? <PermissionsDialog folder={folder} onClose={onClose} /> : null
  if (asked.what === 'new-folder')
    return (
      <NameDialog
        title={t('files.manager.new_folder')}
        initial=""
        onClose={onClose}
        onName={(name) => finish(changes.createFolder(folder!.id, name))}
      />
    )
  if (asked.what === 'rename')
    return (
      <NameDialog
        title={t('files.manager.rename')}
        initial={nameOfItem(i18n.language, asked.item)}
        onClose={onClose}
        onName={(name) => finish(changes.change(asked.item, { name }))}
      />
    )
  if (asked.what === 'trash')
    return (
      <TrashDialog
        items={asked.items}
        onClose={onClose}
        onTrash={() => finish(changes.trash(asked.items))}
      />
    )
  if (asked.what !== 'move' && asked.what !== 'copy') return null
  const { what, items } = asked
  return (
    <FolderDialog
      title={t(`files.manager.${what}`)}
      onClose={onClose}
      onFolder={(id) => finish(changes[what](items, id))}
    />
  )
}

interface NameDialogProps {
  title: string
  initial: string
  onClose: () => void
  onName: (name: string) => Promise<unknown>
}

function NameDialog({ title, initial, onClose, onName }: NameDialogProps) {
  const { t } = useTranslation()
  const [form] = Form.useForm<{ name: string }>()
  const [busy, setBusy] = useState(false)
  const submit = async ({ name }: { name: string }) => {
    setBusy(true)
    await onName(name.trim())
    setBusy(false)
  }
  return (
    <Modal
      open
      title={title}
      onCancel={onClose}
      onOk={form.submit}
      okText={t('common.save')}
      cancelText={t('common.cancel')}
      okButtonProps={{ loading: busy }}
    >
      <Form form={form} layout="vertical" initialValues={{ name: initial }} onFinish={submit}>
        <Form.Item
          name="name"
          label={t('files.manager.fields.name')}
          rules={[{ required: true, whitespace: true, message: t('kit.required') }]}
        >
          <Input maxLength={200} dir="auto" autoFocus onFocus={({ target }) => target.select()} />
        </Form.Item>
      </Form>
    </Modal>
  )
}

interface FolderDialogProps {
  title: string
  onClose: () => void
  onFolder: (id: number) => Promise<unknown>
}

function FolderDialog({ title, onClose, onFolder }: FolderDialogProps) {
  const { t } = useTranslation()
  const [target, setTarget] = useState<number | null>(null)
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    await onFolder(target!)
    setBusy(false)
  }
  return (
    <Modal
      open
      title={title}
      onCancel={onClose}
      onOk={() => void confirm()}
      okText={title}
      cancelText={t('common.cancel')}
      okButtonProps={{ disabled: target === null, loading: busy }}
    >
      <FolderTree
        foldersOnly
        selected={`folder-${target}`}
        onSelect={({ folder }) => setTarget(folder ?? null)}
      />
    </Modal>
  )
}

interface TrashDialogProps {
  items: Item[]
  onClose: () => void
  onTrash: () => Promise<unknown>
}

const NAMED = 5

function TrashDialog({ items, onClose, onTrash }: TrashDialogProps) {
  const { t, i18n } = useTranslation()
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    await onTrash()
    setBusy(false)
  }
  return (
    <Modal
      open
      title={t('files.manager.trash_title', { count: items.length })}
      onCancel={onClose}
      onOk={() => void confirm()}
      okText={t('files.manager.to_trash')}
      cancelText={t('common.cancel')}
      okButtonProps={{ danger: true, loading: busy, autoFocus: true }}
    >
      <ul>
        {items.slice(0, NAMED).map((item) => (
          <li key={item.key}>
            <bdi>{nameOfItem(i18n.language, item)}</bdi>
          </li>
        ))}
        {items.length > NAMED ? <li>…</li> : null}
      </ul>
      {t('files.manager.trash_text')}
    </Modal>
  )
}
